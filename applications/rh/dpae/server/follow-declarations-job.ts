import { sql } from 'kysely'
import pLimit from 'p-limit'
import { Refusal } from '#kernel/server/errors.ts'
import type { Ground } from '#kernel/server/answers.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { carryOn } from './carry-on.ts'
import { deskIn, type SimulatedServices } from './desk.ts'
import { keepDeclaration } from './keep-declaration.ts'
import { transmissionById } from './running-transmission.ts'
import { sendDeclaration } from './send-declaration.ts'
import { tellFailure } from './tell-failure.ts'

const atOnce = 4

type Due = { clientId: string; id: string; askedBy: string | null }

/** Work that waits in every client, one piece after the other; what an organism refuses is noted where it stands. */
async function workOn(
  { log }: Pick<Ground, 'log'>,
  databases: Databases,
  find: (db: RhDb) => Promise<readonly Due[]>,
  work: (due: Due) => Promise<unknown>,
) {
  const due: Due[] = []
  await inEachClient(databases, async (db: RhDb) => due.push(...(await find(db))))
  const turns = pLimit(atOnce)
  const done = due.map(one =>
    turns(() =>
      work(one).catch(failure => {
        if (failure instanceof Refusal) return
        log.error({ err: failure, contract: one.id }, 'declaration not carried on')
      }),
    ),
  )
  await Promise.all(done)
}

/** Each minute: what was cut is taken up, what was handed over is asked after, what was accepted is written down. */
export const followDeclarationsJob = (simulated: SimulatedServices): Job => ({
  name: 'follow-declarations',
  cron: '* * * * *',
  run: async ({ databases, ...ground }) => {
    const now = ground.clock.now().toString()
    const find = async (db: RhDb) => {
      const { rows } = await sql<Due>`
        select client_id, id, asked_by from rh.dpae_transmission
         where next_poll_at <= ${now} and (held_until is null or held_until <= ${now}) order by id`.execute(db)
      return rows
    }
    await workOn(ground, databases, find, async ({ clientId, id, askedBy }) => {
      const desk = deskIn(ground, { databases, simulated }, { clientId, actorId: askedBy })
      await carryOn(desk, await desk.withDb(db => transmissionById(db, id, now)))
    })
  },
})

/** Each quarter of an hour: what was planned leaves, six o'clock being the first (R1221-5). */
export const sendPlannedJob = (simulated: SimulatedServices): Job => ({
  name: 'send-planned-declarations',
  cron: '*/15 * * * *',
  run: async ({ databases, ...ground }) => {
    const now = ground.clock.now().toString()
    const find = async (db: RhDb) => {
      const { rows } = await sql<Due>`
        select client_id, id, declaration_asked_by as asked_by from rh.employment_contract
         where declaration_send_at <= ${now} order by declaration_send_at, id`.execute(db)
      return rows
    }
    await workOn(ground, databases, find, async ({ clientId, id, askedBy }) => {
      const desk = deskIn(ground, { databases, simulated }, { clientId, actorId: askedBy })
      await sendDeclaration(desk, { contractId: id }).catch(async failure => {
        if (!(failure instanceof Refusal) || failure.status === 502) throw failure
        await desk.withDb(async db => {
          const row = await db
            .selectFrom('rh.employment_contract')
            .select('declaration')
            .where('id', '=', id)
            .executeTakeFirst()
          if (row?.declaration === 'scheduled') await keepDeclaration(db, id, 'to_do')
          await tellFailure(db, desk, { contractId: id, askedBy })
        })
      })
    })
  },
})

/** Each night: files to hand over by hand are kept for a day. */
export const dropTextFilesJob: Job = {
  name: 'drop-dpae-text-files',
  cron: '40 3 * * *',
  run: async ({ databases, clock }) => {
    const since = clock.now().subtract({ hours: 24 }).toString()
    await inEachClient(databases, (db: RhDb) =>
      db.deleteFrom('rh.dpae_text_file').where('createdAt', '<', since).execute(),
    )
  },
}
