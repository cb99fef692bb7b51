import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PDF } from '@libpdf/core'
import { demoPassword } from '#main/demo/accounts.ts'
import { inTurn, seconds, stagesOf, waitFor } from './in-turn.ts'
import { lettersIn } from './letters.ts'
import { table } from './report.ts'
import { startServer } from './servers.ts'
import { signByMail } from './sign-by-mail.ts'
import { speakAs } from './speak-as.ts'

/**
 * 200 envelopes of one contract each: prepared and sent by the calls that the pages make, signed by people at telephones of
 * their own, sealed with the hour of a simulated authority, and mailed to who signed. `--quick` has 20 of them.
 */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const count = values.quick ? 20 : 200
const folder = await mkdtemp(join(tmpdir(), 'sillon-bench-signature-'))
const started = () => startServer('main/server.ts', { DATA_DIR: folder, SILLON_DEMO: '1' }, folder)
// What making the demo takes of memory is not measured: a server that finds its data has not made them.
await started().then(server => server.stop())
const server = await started()
const { stage, stages } = stagesOf(server)
let most = 0
const watching = setInterval(() => (most = Math.max(most, server.memory())), 500)
try {
  const admin = await speakAs(server, 'admin@val-de-loire.example')
  const letters = lettersIn(join(folder, 'main-server.ts.log'))
  const people = Array.from({ length: count }, (_, number) => ({ number, mail: `camille.${number}@mesure.example` }))
  const began = performance.now()
  const envelopeIds = await stage('contrats déposés, enveloppes préparées', prepare)
  await stage('enveloppes envoyées', send)
  await stage('signées par le lien du mail (code par mail)', () => signByMail({ server, letters }, people))
  const sealed = await stage('scellées, horodatées', seal)
  const total = performance.now() - began
  const stamped = sealed.filter(({ level }) => level === 'B-T').length
  const isGood = stamped === count && total < 180_000 * (count / 200) && most < 500
  table([
    [`${count} enveloppes d’un contrat`, 'durée', 'mémoire'],
    ...stages,
    ['en tout, au plus (visé : 3 min pour 200, 500 Mo)', seconds(total), `${most.toFixed(0)} Mo`],
    ['cachets horodatés (B-T)', `${stamped} sur ${count}`, ''],
  ])
  if (!isGood) process.exitCode = 1

  async function prepare() {
    const [company] = await admin.get<{ id: string }[]>('rh/employees/companies')
    return inTurn(people, 4, async ({ number, mail }) => {
      const name = `Contrat ${number}`
      const { fileId } = await admin.upload<{ fileId: string }>('esign/upload', `${name}.pdf`, await contract(name))
      const { id } = await admin.post<{ id: string }>('esign/envelope', {
        typeCode: 'WORK_CONTRACT',
        companyId: company?.id,
        subject: name,
        documents: [{ fileId }],
        recipients: [{ capacity: 'employee', firstname: 'Camille', name: `Banc ${number}`, mail }],
      })
      return id
    })
  }

  async function send() {
    await admin.post('esignConfig/unlock', { password: demoPassword, clientId: admin.clientId })
    const lines = await admin.stream<{ ok: boolean; message: string }>('streaming/esign/send', { envelopeIds })
    const refused = lines.filter(({ ok }) => !ok)
    if (refused.length > 0) throw new Error(`${refused.length} envelopes were not sent: ${refused[0]?.message}`)
  }

  async function seal() {
    type Listed = { id: string; level: string | null }
    const own = new Set(envelopeIds)
    const signed = () => admin.get<{ items: Listed[] }>(`esign/envelopes/0/${count}?tab=signed&state=completed`)
    const { items } = await waitFor(signed, found => found.items.filter(({ id }) => own.has(id)).length === count)
    return items
  }
} finally {
  clearInterval(watching)
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Two pages, as a seasonal contract has. */
async function contract(name: string) {
  const pdf = PDF.create()
  for (const number of [1, 2]) {
    const page = pdf.addPage()
    for (let line = 1; line <= 40; line++)
      page.drawText(`${name}, page ${number}, article ${line}`, { x: 60, y: 800 - line * 18, size: 10 })
  }
  return new Uint8Array(await pdf.save())
}
