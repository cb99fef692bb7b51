import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { Db } from '#kernel/server/db.ts'
import { enqueue } from '#kernel/server/events.ts'
import { digestOfKey } from '#kernel/server/key-of-link.ts'
import type { FileStore } from '#kernel/server/files.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { hashPassword } from '#platform/identity/identity.server.ts'
import { fill, offeredBy } from '#kernel/shared/offer.ts'
import { prepareEnvelope, tokenOf } from '#platform/envelopes/envelopes.server.ts'
import { signablesOffer } from '#platform/envelopes/signable.slot.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { signableAgreement } from '#commerce/sales/sales.server.ts'
import { signables } from '#rh/contract-signing/contract-signing.server.ts'
import { demoPassword } from './accounts.ts'
import type { Member } from './memberships.ts'
import type { Organisation } from './organisation.ts'
import type { Employee } from './staff.ts'
import { writtenPdf } from './written-pdf.ts'

type Filling = { files: FileStore; keys: Pick<Keys, 'fingerprint'>; today: Temporal.PlainDate }

/** What stands in the demo: for which kind of document, how far it is, days ago, whether the manager signs it, and a partner in the place of one of the staff. */
const plans = [
  { type: 'WORK_CONTRACT', subject: 'Contrat de travail, CDD saisonnier', end: 'countersign', daysAgo: 4 },
  { type: 'WORK_CONTRACT', subject: 'Contrat de travail, CDD saisonnier', end: 'countersign', daysAgo: 4 },
  { type: 'AMENDMENT', subject: 'Avenant, prolongation', end: 'countersign', daysAgo: 3 },
  { type: 'MUTUELLE_DISPENSE', subject: 'Dispense de mutuelle', end: 'countersign', daysAgo: 2 },
  { type: 'WORK_CONTRACT', subject: 'Contrat de travail, CDI', end: 'sent', daysAgo: 2 },
  { type: 'END_OF_CONTRACT', subject: 'Fin de contrat', end: 'sent', daysAgo: 1 },
  { type: 'AMENDMENT', subject: 'Avenant, temps de travail', end: 'draft', daysAgo: 0 },
  { type: 'WORK_CONTRACT', subject: 'Contrat de travail, vendanges', end: 'signed', daysAgo: 9 },
  { type: 'SUSPENSION', subject: 'Suspension, congé sans solde', end: 'signed', daysAgo: 12 },
  { type: 'WORK_CONTRACT', subject: 'Contrat de travail, taille', end: 'declined', daysAgo: 8 },
  { type: 'AMENDMENT', subject: 'Avenant, changement de lieu', end: 'expired', daysAgo: 20 },
  {
    type: 'WORK_CONTRACT',
    subject: 'Contrat de travail, chef de culture',
    end: 'countersign',
    daysAgo: 1,
    signer: 'manager',
  },
  {
    type: 'SALES_AGREEMENT',
    subject: 'Accord de campagne, tomates grappe',
    end: 'countersign',
    daysAgo: 3,
    signer: 'manager',
    partner: 'Primeurs du Littoral',
  },
] as const
type Plan = (typeof plans)[number]

/** Envelopes of the person of HR with some of the staff: what waits for her, what she sent, what is signed or refused. */
export async function fillEnvelopes(
  db: Db<never>,
  { clientId, plan: client }: Organisation,
  members: readonly Member[],
  staff: readonly Employee[],
  filling: Filling,
) {
  const platform = db as unknown as PlatformDb
  const sender = members.find(({ account }) => account.jobtitle === 'Responsable RH') ?? members[0]
  if (!sender) return
  const manager = members.find(({ account }) => account.jobtitle.startsWith('Directeur'))
  if (manager) await lendSignature(platform, manager, sender, filling.today)
  await platform
    .insertInto('platform.esign_password')
    .values({
      hash: await hashPassword(demoPassword),
      changedAt: `${filling.today}T06:00:00Z`,
      changedBy: sender.userId,
    })
    .execute()
  const present = staff.filter(({ leftOn }) => leftOn === null)
  for (const [place, plan] of plans.entries()) {
    const employee = present[place * 3 + 2]
    if (employee)
      await fillEnvelope(platform, {
        clientId,
        plan,
        employee,
        sender: 'partner' in plan ? (manager ?? sender) : sender,
        signer: 'signer' in plan ? (manager ?? sender) : sender,
        filling,
        slug: client.slug,
        mark: client.canary ?? '',
      })
  }
}

/** Of those that France gives to fiction (06 39 98 00 00 to 99, ARCEP decision 2018-0881). */
const phoneOf = ({ identity }: Employee) => `+336399800${String((identity.name.length * 7) % 100).padStart(2, '0')}`

/** For three months the person of HR signs contracts in the name of the manager. */
async function lendSignature(db: PlatformDb, manager: Member, delegate: Member, today: Temporal.PlainDate) {
  const type = await db
    .selectFrom('platform.document_type')
    .select('id')
    .where('code', '=', 'WORK_CONTRACT')
    .executeTakeFirstOrThrow()
  const { id: delegationId } = await db
    .insertInto('platform.esign_delegation')
    .values({
      documentTypeId: type.id,
      userId: manager.userId,
      startsAt: `${today.subtract({ months: 1 })}T00:00:00Z`,
      endsAt: `${today.add({ months: 3 })}T00:00:00Z`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('platform.esign_delegate')
    .values({ delegationId, act: 'sign', userId: delegate.userId, favourite: true })
    .execute()
}

type Wish = {
  clientId: string
  plan: Plan
  employee: Employee
  sender: Member
  /** For the company. */
  signer: Member
  filling: Filling
  slug: string
  mark: string
}

async function fillEnvelope(db: PlatformDb, { clientId, plan, employee, sender, signer, filling, slug, mark }: Wish) {
  const { firstname, name } = employee.identity
  const { files, today } = filling
  const day = today.subtract({ days: plan.daysAgo })
  const at = Temporal.Instant.from(`${day}T07:12:00Z`)
  const clock: Clock = { now: () => at, today: () => day }
  const subject = `${plan.subject} ${mark}`.trim()
  const bytes = writtenPdf(subject, [`${firstname} ${name}`, 'Document de démonstration.'])
  const stored = await files.store(clientId, `${plan.subject} ${name}.pdf`, Readable.from([bytes]), {
    types: ['application/pdf'],
    maxBytes: 1_000_000,
  })
  const { id: fileId } = await db
    .insertInto('kernel.file')
    .values({ ...stored, createdBy: sender.userId, createdAt: at.toString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const recipients = [
    {
      role: 'signer',
      position: 1,
      mail: `salarie@${slug}.example`,
      phone: phoneOf(employee),
      language: 'fr',
      ...('partner' in plan
        ? { capacity: 'partner', firstname: '', name: `${plan.partner} ${mark}`.trim() }
        : { capacity: 'employee', firstname, name: `${name} ${mark}`.trim() }),
    },
    { role: 'signer', capacity: 'company', position: 2, userId: signer.userId, language: 'fr' },
  ] as const
  const preparing = { db, clock, offered: offeredBy([fill(signablesOffer, signableAgreement, ...signables(clock))]) }
  const { id } = await prepareEnvelope(preparing, {
    typeCode: plan.type,
    companyId: employee.companyId,
    subject,
    senderId: sender.userId,
    documents: [{ fileId, name: plan.subject, pages: 1 }],
    recipients,
    expiresAt: at.add({ hours: 24 * 15 }).toString(),
  })
  await advance(db, id, plan, at, filling)
}

/** As the calls would have left it: each move with its event. */
async function advance(db: PlatformDb, id: string, { end }: Plan, at: Temporal.Instant, { keys }: Filling) {
  if (end === 'draft') return
  const move = async (state: string, hours: number, more = sql``) => {
    const when = at.add({ hours }).toString()
    await sql`update platform.envelope set state = ${state} ${more} where id = ${id}`.execute(db)
    await event(`envelope.${state}`, hours)
    return when
  }
  const event = (kind: string, hours: number, recipientId: string | null = null) =>
    sql`insert into platform.envelope_event (envelope_id, at, kind, recipient_id)
      values (${id}, ${at.add({ hours }).toString()}::timestamptz, ${kind}, ${recipientId}::uuid)`.execute(db)
  const people = await db
    .selectFrom('platform.recipient')
    .select(['id', 'userId'])
    .where('envelopeId', '=', id)
    .orderBy('position')
    .execute()
  const invite = async (place: 0 | 1, hours: number) => {
    const person = people[place]
    if (!person) return
    const link = { recipientId: person.id, generation: 1 }
    const hash = person.userId === null ? digestOfKey(tokenOf(keys, link)) : null
    await sql`update platform.recipient set status = 'notified', generation = 1, token_hash = ${hash},
        notified_at = ${at.add({ hours }).toString()}::timestamptz where id = ${person.id}`.execute(db)
    await event('recipient.notified', hours, person.id)
  }
  const sign = async (place: 0 | 1, hours: number) => {
    const when = at.add({ hours }).toString()
    await sql`select platform.sign_documents(${people[place]?.id}::uuid, null, ${when}::timestamptz, '2026-11', 'typed',
      null, null, null, null, null, false)`.execute(db)
  }
  await move('sent', 0, sql`, sent_at = ${at.toString()}::timestamptz`)
  await invite(0, 0)
  if (end === 'sent') return
  if (end === 'declined') {
    const when = at.add({ hours: 20 }).toString()
    await sql`select platform.decline_documents(${people[0]?.id}::uuid, null, ${when}::timestamptz,
      'Les horaires ne sont pas ceux convenus', null, null)`.execute(db)
    await move('declined', 20, sql`, ended_reason = 'Les horaires ne sont pas ceux convenus'`)
    return
  }
  if (end === 'expired') {
    await move('expired', 24 * 15)
    await sql`update platform.recipient set status = 'expired', token_hash = null where envelope_id = ${id}`.execute(db)
    return
  }
  await event('code.entered', 5, people[0]?.id ?? null)
  await sign(0, 6)
  await move('partially_signed', 6)
  await invite(1, 6)
  if (end === 'countersign') return
  await sign(1, 20)
  await move('sealing', 20, sql`, all_signed_at = ${at.add({ hours: 20 }).toString()}::timestamptz`)
  await enqueue(db, 'seal-envelope', { envelopeId: id })
}
