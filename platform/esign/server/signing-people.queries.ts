import { type RawBuilder, sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Delegate, EsignAct, OwnerInBrief, PossibleOwner } from '../esign-delegation.model.ts'

type Reading = { db: PlatformDb; clock: Clock }

/** A read-only member neither sends nor signs, whatever others would let him do. */
const mayAct = (clock: Clock): RawBuilder<boolean> =>
  sql<boolean>`${isMemberNow('m', clock)} and not m.read_only and (m.accepted_at is not null or m.invited_as is null)`

/** A delegation may begin and end by itself; `d` is its row. */
const runs = (clock: Clock): RawBuilder<boolean> => {
  const now = clock.now().toString()
  return sql<boolean>`(d.starts_at is null or d.starts_at <= ${now}::timestamptz)
    and (d.ends_at is null or d.ends_at > ${now}::timestamptz)`
}

/** Members who may send and sign, by name, and whether each has said who does it for him; one of them alone if named. */
export async function possibleOwners({ db, clock }: Reading, typeId: number, userId: string | null = null) {
  const { rows } = await sql<PossibleOwner>`
    select u.id, u.firstname, u.name, u.jobtitle,
           exists (select from platform.esign_delegation d
                    where d.client_id = m.client_id and d.document_type_id = ${typeId} and d.user_id = u.id) as configured
      from platform.client_user m
      join platform.user u on u.id = m.user_id
     where m.client_id = kernel.client_id() and ${mayAct(clock)} and (${userId}::uuid is null or m.user_id = ${userId})
     order by m.search_text, m.user_id`.execute(db)
  return rows
}

/** Those who said who sends and signs for them, with how many of each. */
export async function ownersInBrief({ db, clock }: Reading, typeId: number, userId: string | null) {
  const { rows } = await sql<OwnerInBrief>`
    select u.id, u.firstname, u.name,
           (select count(*)::int from platform.esign_delegate e
             where e.client_id = d.client_id and e.delegation_id = d.id and e.act = 'send') as senders,
           (select count(*)::int from platform.esign_delegate e
             where e.client_id = d.client_id and e.delegation_id = d.id and e.act = 'sign') as signers
      from platform.esign_delegation d
      join platform.client_user m on m.client_id = d.client_id and m.user_id = d.user_id
      join platform.user u on u.id = d.user_id
     where d.client_id = kernel.client_id() and d.document_type_id = ${typeId} and ${isMemberNow('m', clock)}
       and (${userId}::uuid is null or d.user_id = ${userId})
     order by m.search_text, m.user_id`.execute(db)
  return rows
}

type Asked = { typeId: number; userId: string; act: EsignAct }

/** Who may act in somebody's name, the favourite first, then by name. */
export async function delegatesOf({ db, clock }: Reading, { typeId, userId, act }: Asked): Promise<Delegate[]> {
  const { rows } = await sql<Delegate>`
    select u.id, u.firstname, u.name, e.favourite
      from platform.esign_delegation d
      join platform.esign_delegate e on e.client_id = d.client_id and e.delegation_id = d.id and e.act = ${act}
      join platform.client_user m on m.client_id = e.client_id and m.user_id = e.user_id
      join platform.user u on u.id = e.user_id
     where d.client_id = kernel.client_id() and d.document_type_id = ${typeId} and d.user_id = ${userId}
       and ${mayAct(clock)} and ${runs(clock)}
     order by e.favourite desc, m.search_text, m.user_id`.execute(db)
  return rows
}

/** In whose name somebody may act, by name. */
export async function representedBy({ db, clock }: Reading, { typeId, userId, act }: Asked) {
  const { rows } = await sql<{ id: string; firstname: string; name: string }>`
    select u.id, u.firstname, u.name
      from platform.esign_delegate e
      join platform.esign_delegation d on d.client_id = e.client_id and d.id = e.delegation_id
      join platform.client_user m on m.client_id = d.client_id and m.user_id = d.user_id
      join platform.user u on u.id = d.user_id
     where e.client_id = kernel.client_id() and e.user_id = ${userId} and e.act = ${act}
       and d.document_type_id = ${typeId} and ${mayAct(clock)} and ${runs(clock)}
     order by m.search_text, m.user_id`.execute(db)
  return rows
}
