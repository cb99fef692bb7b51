import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Clock } from '#kernel/server/clock.ts'
import type { FetchOutside } from '#kernel/server/fetch-outside.ts'
import { askOrganism, type Organ } from './ask-organism.ts'
import { dueXml, textIn } from './due-xml.ts'
import { type DpaeGateway, OrganismError, type Session, withoutNumbers } from './gateway.ts'

/** The three doors of the Urssaf; a simulator answers at one. */
export type UrssafDoors = { entry: string; deposit: string; answers: string }

export const urssafDoors: UrssafDoors = {
  entry: 'https://mon.urssaf.fr',
  deposit: 'https://depot.dpae-edi.urssaf.fr',
  answers: 'https://consultation.dpae-edi.urssaf.fr',
}

const Returned = z.object({
  retours: z.object({
    flux: z.array(z.object({ id: z.string(), retour: z.array(z.object({ url: z.string() })) })),
  }),
})

/** A token holds for an hour; it is given back five minutes before. */
const minutesOfToken = 55

type Urssaf = Organ & { doors: UrssafDoors; clock: Pick<Clock, 'now'>; fetchOutside: FetchOutside }

/** The Urssaf, by its public exchange (design of DPAE, section 8). */
export function urssafGateway({ doors, clock, fetchOutside, ...organ }: Urssaf): DpaeGateway {
  const ask = (address: string, asked: Parameters<typeof askOrganism>[3]) =>
    askOrganism(fetchOutside, organ, address, asked)
  const shown = ({ token }: Session) => ({ authorization: `DSNLogin jeton=${token}` })

  return {
    connect: async ({ siret, lastName, firstName, password, service }) => {
      const said = { siret, nom: lastName, prenom: firstName, motdepasse: password, service }
      const fields = Object.entries(said).map(([name, value]) => `<${name}>${inXml(value ?? '')}</${name}>`)
      const answer = await ask(`${doors.entry}/authentifier_dpae`, {
        method: 'POST',
        headers: { 'content-type': 'application/xml' },
        body: `<identifiants>${fields.join('')}</identifiants>`,
      })
      if (answer.status === 423) throw new OrganismError('locked')
      if (answer.status !== 200) throw new OrganismError('refused')
      return { token: (await answer.text()).trim(), endsAt: clock.now().add({ minutes: minutesOfToken }) }
    },

    send: async (session, { number, declared }) => {
      const answer = await ask(`${doors.deposit}/deposer-dsn/1.0/`, {
        method: 'POST',
        headers: { ...shown(session), 'content-encoding': 'gzip', 'content-type': 'application/xml' },
        body: gzipSync(Buffer.from(dueXml(declared, number), 'latin1')),
      })
      if (answer.status === 401) throw new OrganismError('ended')
      const told = await answer.text()
      const fileId = textIn(told, 'idflux')
      if (answer.status !== 200 || textIn(told, 'envoi_etat') !== 'OK' || !fileId)
        throw new OrganismError('rejected', [{ code: 'DEPOSIT', field: null, message: messageIn(told) }])
      return { fileId, receiptNumber: null }
    },

    status: async (session, fileId) => {
      const address = `${doors.answers}/lister-retours-flux/2.0/${encodeURIComponent(fileId)}`
      const listed = await ask(address, { method: 'GET', headers: shown(session) })
      if (listed.status === 401) throw new OrganismError('ended')
      if (listed.status !== 200) throw new OrganismError('unknown')
      const found = Returned.safeParse(await listed.json().catch(() => undefined))
      if (!found.success) throw new OrganismError('down')
      for (const { url } of found.data.retours.flux.flatMap(({ retour }) => retour)) {
        const answer = await ask(url, { method: 'GET', headers: shown(session) })
        const bilan = Buffer.from(await answer.arrayBuffer()).toString('latin1')
        if (answer.status === 200 && /\sprofil="DPAE"/.test(bilan)) return verdictIn(bilan)
      }
      return { state: 'processing', receiptNumber: null, errors: [] }
    },

    receipt: async () => null,
  }
}

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const messageIn = (xml: string) => withoutNumbers(textIn(xml, 'message') ?? 'Dépôt refusé')

function verdictIn(bilan: string) {
  const receiptNumber = textIn(bilan, 'certificat_conformite')
  if (textIn(bilan, 'etat_conformite') === 'OK' && receiptNumber)
    return { state: 'accepted' as const, receiptNumber, errors: [] }
  const message = messageIn(bilan)
  return { state: 'rejected' as const, receiptNumber: null, errors: [{ code: 'KO', field: fieldOf(message), message }] }
}

/** The organism names no field: its words say which one it speaks of. */
const fieldOf = (message: string) => fieldsInWords.find(({ words }) => words.test(message))?.field ?? null

const fieldsInWords = [
  { words: /securite sociale/i, field: 'employee.nir' },
  { words: /code urssaf/i, field: 'companySettings.urssafCode' },
  { words: /siret/i, field: 'company.siret' },
  { words: /sexe/i, field: 'employee.sex' },
  { words: /departement/i, field: 'employee.birthDepartment' },
  { words: /naissance/i, field: 'employee.dateOfBirth' },
  { words: /code postal/i, field: 'employee.postCode' },
  { words: /fin de contrat/i, field: 'contract.endOfContractDate' },
  { words: /embauche/i, field: 'contract.hiringDate' },
]
