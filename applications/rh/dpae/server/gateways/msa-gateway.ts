import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#kernel/server/clock.ts'
import type { FetchOutside } from '#kernel/server/fetch-outside.ts'
import type { DpaeError } from '../../dpae.model.ts'
import { nameOfTextFile, textFileOf } from '../../text-file.model.ts'
import { askOrganism, type Organ } from './ask-organism.ts'
import { type DpaeGateway, OrganismError, type Session, withoutNumbers } from './gateway.ts'

const Connected = z.object({ token: z.string().min(1), expireA: z.string() })
const Refusals = z.array(
  z.object({ zone: z.string().nullish(), code: z.string(), libelle: z.string() }).transform(
    ({ zone, code, libelle }): DpaeError => ({
      code,
      field: fieldOfZone[zone ?? ''] ?? null,
      message: withoutNumbers(libelle),
    }),
  ),
)
const Deposited = z.object({ fileId: z.string(), numeroRecepisse: z.string().nullish() })
const Refused = z.object({ erreurs: Refusals })
const Followed = z.object({
  statut: z.enum(['RECU', 'EN_COURS', 'ACCEPTE', 'REJETE']),
  numeroRecepisse: z.string().nullish(),
  erreurs: Refusals.default([]),
})

/** Zones of the organism's file, by our fields: an error stands at what mends it. */
const fieldOfZone: Record<string, string> = {
  SIRET: 'company.siret',
  NOM: 'employee.name',
  NIR: 'employee.nir',
  SEXE: 'employee.sex',
  DATE_NAISSANCE: 'employee.dateOfBirth',
  DEPARTEMENT_NAISSANCE: 'employee.birthDepartment',
  CODE_POSTAL: 'employee.postCode',
  DATE_EMBAUCHE: 'contract.hiringDate',
  DATE_FIN: 'contract.endOfContractDate',
}

const states = { RECU: 'received', EN_COURS: 'processing', ACCEPTE: 'accepted', REJETE: 'rejected' } as const

type Msa = Organ & { address: string; clock: Pick<Clock, 'now'>; fetchOutside: FetchOutside }

/** The MSA, by the exchange of section 9 of the design: ours, until the client hands over the organism's own. */
export function msaGateway({ address, clock, fetchOutside, ...organ }: Msa): DpaeGateway {
  const ask = (path: string, asked: Parameters<typeof askOrganism>[3]) =>
    askOrganism(fetchOutside, organ, `${address}/msa/${path}`, asked)
  const bearer = ({ token }: Session) => ({ authorization: `Bearer ${token}` })

  return {
    connect: async ({ mail, password }) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await ask('connexion', { method: 'POST', headers, body: JSON.stringify({ mail, password }) })
      if (answer.status === 423) throw new OrganismError('locked')
      if (answer.status !== 200) throw new OrganismError('refused')
      const { token, expireA } = await read(Connected, answer)
      return { token, endsAt: Temporal.Instant.from(expireA) }
    },

    send: async (session, { contractId, declared }) => {
      const now = clock.now()
      const form = multipart({
        contractId,
        file: { name: nameOfTextFile(declared, now), text: textFileOf([declared], now) },
      })
      const answer = await ask('dpae', {
        method: 'POST',
        headers: { ...bearer(session), 'content-type': form.type },
        body: form.body,
      })
      if (answer.status === 401) throw new OrganismError('ended')
      if (answer.status === 400) throw new OrganismError('rejected', (await read(Refused, answer)).erreurs)
      if (answer.status !== 202 && answer.status !== 409) throw new OrganismError('refused')
      const { fileId, numeroRecepisse } = await read(Deposited, answer)
      return { fileId, receiptNumber: numeroRecepisse ?? null }
    },

    status: async (session, fileId) => {
      const answer = await ask(`dpae/${encodeURIComponent(fileId)}`, { method: 'GET', headers: bearer(session) })
      if (answer.status === 401) throw new OrganismError('ended')
      if (answer.status !== 200) throw new OrganismError('unknown')
      const { statut, numeroRecepisse, erreurs } = await read(Followed, answer)
      return { state: states[statut], receiptNumber: numeroRecepisse ?? null, errors: erreurs }
    },

    receipt: async (session, fileId) => {
      const path = `dpae/${encodeURIComponent(fileId)}/recepisse`
      const answer = await ask(path, { method: 'GET', headers: bearer(session) })
      return answer.status === 200 ? new Uint8Array(await answer.arrayBuffer()) : null
    },
  }
}

/** @throws OrganismError `down` on an answer in another form */
async function read<Shape extends z.ZodType>(shape: Shape, answer: Response): Promise<z.output<Shape>> {
  const told = await answer.json().catch(() => undefined)
  const found = shape.safeParse(told)
  if (!found.success) throw new OrganismError('down')
  return found.data
}

function multipart({ contractId, file }: { contractId: string; file: { name: string; text: string } }) {
  const boundary = `sillon-${randomUUID()}`
  const head = (disposition: string, type: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: ${type}\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(`${head('name="contractId"', 'text/plain')}${contractId}\r\n`),
    Buffer.from(head(`name="file"; filename="${file.name}"`, 'text/plain; charset=ISO-8859-1')),
    Buffer.from(file.text, 'latin1'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { type: `multipart/form-data; boundary=${boundary}`, body }
}
