import { describe, expect, test } from 'vitest'
import { type Asker, as } from '#kernel/testing/as.ts'
import { settingsCalls } from '#platform/settings/settings.calls.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { bugReportsCalls } from '../bug-reports.calls.ts'

const world = useOwnWorld()

const told = { title: 'La liste reste vide', description: 'Rien ne vient après la recherche.', route: '/RH/salaries' }
const request = { call: 'GET rh/gestionPersonnel/getEmployeesOfClient', status: 500, requestId: 'abc123' }
const drawing = (name: string) => new File([Buffer.from('89504e470d0a1a0a', 'hex')], name, { type: 'image/png' })

const send = (person: Asker, sent: object = told, files: readonly File[] = []) =>
  as(person).sendForm(bugReportsCalls.sendBugReport, { ...sent }, { files })

const copyReports = async (to: string | null) => {
  const superAdmin = await world.person({ superAdmin: true })
  await as(superAdmin).call(settingsCalls.setSetting, { key: 'bugReportMail', value: to })
  await world.settings.reload()
}
const mailsTo = (address: string) => world.mailer.inbox?.().filter(({ to }) => to === address) ?? []

describe('its copy by mail', () => {
  test('goes where the installation wants it, after the commit', async () => {
    await world.startQueue()
    const address = `${crypto.randomUUID()}@essai.example`
    await copyReports(address)
    const marie = await world.person({ in: await world.client(), firstname: 'Inès', name: 'Martin' })

    const { number } = (await send(marie, { ...told, recentRequests: [request] }, [drawing('écran.png')])).json()
    await world.dispatcher.drain()

    const copy = () => mailsTo(address).find(({ subject }) => subject === `Signalement ${number} : La liste reste vide`)
    await expect.poll(copy).toBeDefined()
    for (const said of ['Inès Martin', told.description, told.route, 'écran.png', '500 GET rh/', 'abc123'])
      expect(copy()?.text).toContain(said)
  })

  test('is all there is without a client: no number, no file, and a refusal when nobody would read it', async () => {
    const camille = await world.person({ superAdmin: true })
    const address = `${crypto.randomUUID()}@essai.example`
    await copyReports(address)

    const answer = await send(camille)
    const withFile = await send(camille, told, [drawing('écran.png')])
    await copyReports(null)
    const toNobody = await send(camille)

    expect(answer.json()).toEqual({ number: null })
    expect(mailsTo(address)).toMatchObject([{ subject: 'Signalement : La liste reste vide' }])
    expect([withFile.statusCode, withFile.json().fields[0].field]).toEqual([400, 'files'])
    expect([toNobody.statusCode, toNobody.json().code]).toEqual([409, 'NOBODY_TO_WRITE_TO'])
  })
})
