import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoPassword } from '#main/demo/accounts.ts'
import type { CampaignBoard } from '#rh/campaigns/campaign.model.ts'
import { inTurn, seconds, stagesOf, waitFor } from './in-turn.ts'
import { lettersIn } from './letters.ts'
import { table } from './report.ts'
import { startServer } from './servers.ts'
import { signByMail } from './sign-by-mail.ts'
import { speakAs, visitorOf } from './speak-as.ts'

/**
 * A season of 200 people, from the invitation to the declaration: each stage by the calls that the pages make, signers at
 * telephones of their own, the organism and the time-stamp authority simulated. `--quick` has 20 of them.
 */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const count = values.quick ? 20 : 200
const folder = await mkdtemp(join(tmpdir(), 'sillon-bench-campaign-'))
const server = await startServer('main/server.ts', { DATA_DIR: folder, SILLON_DEMO: '1' }, folder)
const { stage, stages } = stagesOf(server)
let most = 0
const watching = setInterval(() => (most = Math.max(most, server.memory())), 500)
try {
  const admin = await speakAs(server, 'admin@val-de-loire.example')
  const letters = lettersIn(join(folder, 'main-server.ts.log'))
  const day = (days: number) => Temporal.Now.plainDateISO('Europe/Paris').add({ days }).toString()
  const began = performance.now()
  const people = await stage('personnes au registre du personnel', hirePeople)
  const mails = people.map(({ mail }) => mail)
  const campaignId = await stage('campagne ouverte, personnes ajoutées', openCampaign)
  const keys = await stage('invitations envoyées par mail', invite)
  await stage('réponses par le lien du mail', answer)
  const contracts = await stage('contrats écrits, générés, rangés', writeContracts)
  await stage('contrats envoyés à la signature', send)
  await stage('signés par les salariés (code par mail)', signOutside)
  await stage('signés par la société, scellés', signInside)
  await stage('DPAE envoyées et acceptées', declare)
  const board = await admin.get<CampaignBoard>(`rh/campaigns/${campaignId}/board`)
  const isReady = board.steps.find(({ step }) => step === 'ready')?.count === count
  table([
    [`Campagne de ${count} personnes`, 'durée', 'mémoire'],
    ...stages,
    ['en tout, au plus (visé : 5 min pour 200)', seconds(performance.now() - began), `${most.toFixed(0)} Mo`],
    ['prêtes sur le tableau de la campagne', isReady ? `${count} sur ${count}` : JSON.stringify(board.total), ''],
  ])
  if (!isReady) process.exitCode = 1

  async function hirePeople() {
    const companies = await admin.get<{ id: string }[]>('rh/employees/companies')
    return inTurn(
      Array.from({ length: count }, (_, number) => number),
      4,
      async number => {
        const employee = newcomer(number, companies[0]?.id ?? '')
        const { employee: made } = await admin.post<{ employee: { id: string } }>(
          'rh/gestionPersonnel/createEmployee',
          {
            employee,
          },
        )
        return { id: made.id, mail: employee.mail, number }
      },
    )
  }

  async function openCampaign() {
    const season = { name: `Récolte mesurée ${Date.now()}`, startsOn: day(5), endsOn: day(80), note: null }
    const { id } = await admin.post<{ id: string }>('rh/campaigns', season)
    await admin.post(`rh/campaigns/${id}/people`, {
      employeeIds: people.map(person => person.id),
      applicationIds: [],
      coming: { siteId: null, positionId: null, arrivalOn: day(7) },
    })
    return id
  }

  async function invite() {
    await admin.post(`rh/campaigns/${campaignId}/invite`, { again: false })
    return letters.toEach(mails, ({ text }) => /\/rappel\/([\w-]+)/.exec(text)?.[1])
  }

  async function answer() {
    await inTurn(people, 8, ({ number, mail }) =>
      visitorOf(server, number)(`candidateApplication/recall/${keys.get(mail)}`, { answer: 'yes', arrivalOn: null }),
    )
  }

  async function writeContracts() {
    const terms = await usualTerms()
    return inTurn(people, 3, async ({ id }) => {
      const { contract } = await admin.post<{ contract: { id: string } }>(
        'rh/gestionPersonnel/createEmploymentContract',
        {
          contract: { ...terms, hiringDate: day(7), endOfContractDate: day(75) },
          employee: id,
          dpaeConfiguration: {},
          joinDocumentModel: true,
        },
      )
      const { documentId } = await admin.post<{ documentId: string }>('documentGenerator/generatePDFDocument', {
        documentName: 'Contrat saisonnier',
        documentModel: terms.documentModel,
        sourceObjects: { contract: contract.id },
      })
      await admin.post('rh/gestionPersonnel/moveContractToEmployeeFolder', {
        temporaryFilePath: documentId,
        employeeId: id,
        contractId: contract.id,
      })
      return contract.id
    })
  }

  /** Like a seasonal contract of the same company, with an hourly wage and a full week, by the model that serves for it. */
  async function usualTerms() {
    type Listed = { id: string; label: string }
    type Row = { id: string; employeeId: string; company: string }
    type Contract = Record<'typeOfContract' | 'position' | 'site', { id: string }>
    const [company] = await admin.get<{ name: string }[]>('rh/employees/companies')
    const [salaries, workTimes, models, { items }] = await Promise.all([
      admin.get<(Listed & { unit: string; amount: number })[]>('rh/gestionPersonnel/getSalaries'),
      admin.get<(Listed & { kind: string; weeklyHours: number | null })[]>('rh/gestionPersonnel/getWorkTimes'),
      admin.get<{ id: string; name: string }[]>('documentGenerator/getUsableModels/WORK_CONTRACT'),
      admin.get<{ items: Row[] }>('rh/contracts/list/0/50?family=seasonal&state=signed'),
    ])
    const like = items.find(row => row.company === company?.name)
    const salary = salaries
      .filter(({ unit }) => unit === 'hourly')
      .toSorted((one, other) => other.amount - one.amount)[0]
    const workTime = workTimes.find(({ kind, weeklyHours }) => kind === 'full' && weeklyHours === 35)
    const model = models.find(({ name }) => name === 'Contrat saisonnier')
    if (!like || !salary || !workTime || !model)
      throw new Error('the demo lacks what a seasonal contract is written with')
    const read = `rh/gestionPersonnel/getEmploymentContractById/${like.id}/${like.employeeId}`
    const { typeOfContract, position, site } = await admin.get<Contract>(read)
    return {
      typeOfContract: typeOfContract.id,
      position: position.id,
      site: site.id,
      salary: salary.id,
      workTime: workTime.id,
      documentModel: model.id,
      reasonText: 'Récolte des tomates',
    }
  }

  async function send() {
    await admin.post('esignConfig/unlock', { password: demoPassword, clientId: admin.clientId })
    const lines = await admin.stream<{ ok: boolean; message: string }>('streaming/rh/contracts/send', {
      contractIds: contracts,
    })
    const refused = lines.filter(({ ok }) => !ok)
    if (refused.length > 0) throw new Error(`${refused.length} contracts were not sent: ${refused[0]?.message}`)
  }

  async function signOutside() {
    await signByMail({ server, letters }, people)
  }

  async function signInside() {
    const { items } = await waitFor(
      () => admin.get<{ items: { id: string }[] }>('esign/envelopes/0/200?tab=toSign&sort=-createdAt'),
      ({ items: found }) => found.length >= count,
    )
    const envelopeIds = items.slice(0, count).map(({ id }) => id)
    const { consent } = await admin.get<{ consent: { version: string } }>(`esign/envelope/${envelopeIds[0]}`)
    await admin.stream('streaming/esign/sign', { envelopeIds, consentVersion: consent.version, readAll: true })
    await waitFor(
      () => admin.get<CampaignBoard>(`rh/campaigns/${campaignId}/board`),
      ({ total }) => total.signed + total.ready === count,
    )
  }

  async function declare() {
    const lines = await admin.stream<{ isLast: boolean; error: string | null }>('rh/dpae/bulk', {
      contractIds: contracts,
    })
    const refused = lines.filter(({ isLast, error }) => isLast && error !== null)
    if (refused.length > 0) throw new Error(`${refused.length} declarations were not made: ${refused[0]?.error}`)
    await waitFor(
      () => admin.get<CampaignBoard>(`rh/campaigns/${campaignId}/board`),
      ({ total }) => total.ready === count,
    )
  }
} finally {
  clearInterval(watching)
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Somebody whom an organism can know, and who resembles nobody. */
function newcomer(number: number, companyId: string) {
  const letter = (place: number) => 'abcdefghijklmnop'.charAt(place)
  return {
    name: `Banc ${letter(Math.floor(number / 16))}${letter(number % 16)}`,
    firstname: 'Camille',
    sex: 1,
    dateOfBirth: `${1965 + (number % 40)}-0${1 + (number % 9)}-1${number % 10}`,
    birthCity: 'Angers',
    birthDepartment: '49',
    birthCountry: 'FR',
    citizenship: 'FR',
    mail: `camille.${number}@mesure.example`,
    cellPhone: `+336${String(20_000_000 + number)}`,
    address: { address: '12 rue des Serres', postCode: '49000', city: 'Angers', country: 'FR' },
    companyId,
  }
}
