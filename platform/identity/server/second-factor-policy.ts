import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { MfaPolicy } from '#platform/settings/setting.model.ts'
import type { SettingsBoard } from '#platform/settings/settings.server.ts'
import { countsForSignIn } from './counts-for-account.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

type Board = Pick<SettingsBoard, 'present'>

type Standing = {
  superAdmin: boolean
  superDev: boolean
  adminOfClient: boolean
  signer: boolean
  ofStrictClient: boolean
  enrolled: boolean
}

/** The step that a login still asks: the code of who has enrolled, the enrolment of who must and has not. */
export async function missingFactor(db: PlatformDb, settings: Board, userId: string, clock: Clock) {
  const { rule, enrolled } = await ruleOf(db, settings, userId, clock)
  if (rule !== 'off' && enrolled) return 'mfa'
  return rule === 'required' ? 'mfaEnrol' : undefined
}

/** Whether this person may not do without a second factor. */
export async function isFactorRequired(db: PlatformDb, settings: Board, userId: string, clock: Clock) {
  return (await ruleOf(db, settings, userId, clock)).rule === 'required'
}

/**
 * The strictest rule of a person's roles, and whether he has enrolled. A client may ask it of all its people. A signer is
 * who lets others sign in his name, or signs in that of others.
 */
async function ruleOf(db: PlatformDb, settings: Board, userId: string, clock: Clock) {
  const standing = await standingOf(db, userId, clock)
  if (!standing) return { rule: 'off', enrolled: false } as const
  const { mfaPolicy } = settings.present()
  const rule = standing.ofStrictClient ? 'required' : strictest(rulesOf(mfaPolicy, standing))
  return { rule, enrolled: standing.enrolled }
}

const rulesOf = (policy: MfaPolicy, { superAdmin, superDev, adminOfClient, signer }: Standing) => [
  policy.others,
  ...(superAdmin ? [policy.superAdmin] : []),
  ...(superDev ? [policy.superDev] : []),
  ...(adminOfClient ? [policy.adminOfClient] : []),
  ...(signer ? [policy.signer] : []),
]

const strictest = (rules: readonly MfaPolicy['others'][]) =>
  (['required', 'optional'] as const).find(rule => rules.includes(rule)) ?? 'off'

async function standingOf(db: PlatformDb, userId: string, clock: Clock) {
  const { rows } = await sql<Standing>`
    select u.super_admin, u.super_dev, k.totp_confirmed_at is not null as enrolled,
           coalesce(bool_or(m.admin), false) as admin_of_client,
           exists (select from platform.esign_delegation d
                     left join platform.esign_delegate e on e.client_id = d.client_id and e.delegation_id = d.id
                    where (d.user_id = u.id and e.act = 'sign' or e.user_id = u.id and e.act = 'sign')
                      and (d.ends_at is null or d.ends_at > ${clock.now().toString()}::timestamptz)) as signer,
           coalesce(bool_or(c.mfa_required), false) as of_strict_client
      from platform.user u
      left join platform.credential k on k.user_id = u.id
      left join (platform.client_user m join platform.client c on c.id = m.client_id and c.status = 'active')
        on m.user_id = u.id and ${countsForSignIn('m', clock)}
     where u.id = ${userId}
     group by u.id, k.user_id`.execute(db)
  return rows[0]
}
