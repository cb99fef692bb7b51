import { as, type Asker, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import type { OwnWorld } from '#platform/testing/world.ts'
import { hiringLinkCalls } from '#rh/hiring-files/hiring-link.calls.ts'
import { codeOf } from '#rh/hiring-files/server/hiring-link.ts'

/** The last code that the link of a hiring file has sent, as its mail says it. */
export async function codeOfHiringFile(world: OwnWorld, hiringFileId: string) {
  const [sent] = await ask<{ id: string }>(
    world.installer,
    `select id from rh.hiring_code where hiring_file_id = $1 and used_at is null
      order by sent_at desc, id desc limit 1`,
    [hiringFileId],
  )
  return codeOf(world.keys, sent?.id as string)
}

/** A device on which the code of a hiring file was typed. */
export async function deviceThatOpened(world: OwnWorld, { id, token }: { id: string; token: string }): Promise<Asker> {
  const device = visitor(world.app)
  await as(device).call(hiringLinkCalls.askHiringCode, { token })
  const code = await codeOfHiringFile(world, id)
  const { cookies } = await as(device).send(hiringLinkCalls.enterHiringFile, { token, code })
  return { ...device, headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') } }
}
