import type { Clock } from '#kernel/server/clock.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { lengthOf, shortestBesideMfa, shortestPassword } from '../password-strength.model.ts'
import { isCommonest } from './commonest-passwords.ts'
import { countsForSignIn } from './counts-for-account.ts'
import type { IdentityParts } from './identity-parts.ts'

/** What a good password depends on: who chooses it, and whether a second factor stands beside it. */
export type Chooser = { words: readonly string[]; hasFactor: boolean }

const product = 'Sillon'
const mostBytes = 256
/** Letters, figures and signs that are left once everybody's words are taken out. */
const leastOfOneself = 8
const shortestWord = 3

/** Who chooses: his names, his mail and the names of his clients are the first that a stranger tries. */
export async function chooserOf(db: PlatformDb, userId: string, clock: Clock): Promise<Chooser> {
  const { firstname, name, mail, totpConfirmedAt } = await db
    .selectFrom('platform.user as u')
    .leftJoin('platform.credential as c', 'c.userId', 'u.id')
    .select(['u.firstname', 'u.name', 'u.mail', 'c.totpConfirmedAt'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  const clients = await db
    .selectFrom('platform.client_user as m')
    .innerJoin('platform.client as c', 'c.id', 'm.clientId')
    .select('c.name')
    .where('m.userId', '=', userId)
    .where(countsForSignIn('m', clock))
    .execute()
  return {
    words: [firstname, name, mail, ...clients.map(client => client.name)],
    hasFactor: totpConfirmedAt !== null,
  }
}

/**
 * Any phrase that is long enough and one's own. It is never trimmed or cut, and no sort of character is asked.
 * @throws Refusal 400 on the field
 */
export async function requireGoodPassword(
  { isBreached }: Pick<IdentityParts, 'isBreached'>,
  { words, hasFactor }: Chooser,
  password: string,
  field = 'newPassword',
) {
  const minimum = hasFactor ? shortestBesideMfa : shortestPassword
  if (lengthOf(password) < minimum) throw wrongField(field, 'TOO_SHORT', 'identity.password.too-short', { minimum })
  if (Buffer.byteLength(password) > mostBytes) throw wrongField(field, 'TOO_LONG', 'identity.password.too-long')
  if (ownPart(password, words) < leastOfOneself) throw wrongField(field, 'TOO_CLOSE', 'identity.password.too-close')
  if (isCommonest(password)) throw wrongField(field, 'TOO_COMMON', 'identity.password.too-common')
  if (await isBreached(password)) throw wrongField(field, 'BREACHED', 'identity.password.breached')
}

/** @throws Refusal 400 on the confirmation */
export function requireSame({ newPassword, newPasswordConfirm }: { newPassword: string; newPasswordConfirm: string }) {
  if (newPassword !== newPasswordConfirm)
    throw wrongField('newPasswordConfirm', 'NOT_SAME', 'identity.password.not-same')
}

/** What must be replaced, or is to be, does not stay. @throws Refusal 400 on the new password */
export function requireUnlike({ currentPassword, newPassword }: { currentPassword: string; newPassword: string }) {
  if (newPassword === currentPassword) throw wrongField('newPassword', 'UNCHANGED', 'identity.password.unchanged')
}

/** How many characters remain without the words of product, client and person, spaces apart. */
function ownPart(password: string, words: readonly string[]): number {
  const known = [product, ...words]
    .flatMap(text => plain(text).split(/[^\p{L}\p{N}]+/u))
    .filter(word => word.length >= shortestWord)
    .toSorted((one, other) => other.length - one.length)
  const left = known.reduce((rest, word) => rest.replaceAll(word, ' '), plain(password))
  return [...left.replace(/\s/gu, '')].length
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
