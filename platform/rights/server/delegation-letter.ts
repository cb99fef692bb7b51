import { momentInWords } from '#kernel/shared/dates-in-words.ts'
import type { Ground } from '#kernel/server/answers.ts'
import type { Language, Names } from '#kernel/shared/names.ts'
import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'

/** Mailed by itself to both sides, whatever they chose: the notification is for the bell. */
export const delegationNews: NotificationType = {
  code: 'platform.delegation',
  name: 'rights.delegation.news',
  usually: { application: true, mail: false, desktop: false },
}

export type Side = 'delegator' | 'delegate'

type Person = { id: string; firstname: string; name: string; mail: string; language: Language; isThere: boolean }

/** Elements lent together, at the moment that is told. */
export type Loan = {
  moment: 'start' | 'end'
  ids: string[]
  level: number
  startsAt: string
  endsAt: string
  reason: string
  elements: Names[]
} & Record<Side, Person>

const mostNamed = 20

/** What one side reads of a loan, in his language. */
export function delegationLetter({ say, origins }: Pick<Ground, 'say' | 'origins'>, loan: Loan, side: Side) {
  const { language } = loan[side]
  const other = loan[side === 'delegate' ? 'delegator' : 'delegate']
  const name = `${other.firstname} ${other.name}`
  const told = (what: string) =>
    say(language, `rights.delegation.${what}-${loan.moment}-${side}`, {
      name,
      end: momentInWords(loan.endsAt, language),
    })
  const names = loan.elements.map(element => element[language]).toSorted((one, two) => one.localeCompare(two, language))
  const more = names.length - mostNamed
  const intro = told('intro')
  return {
    subject: told('subject'),
    intro,
    text: [
      intro,
      '',
      ...names.slice(0, mostNamed).map(element => `- ${element}`),
      ...(more > 0 ? [say(language, 'rights.delegation.more', { count: more })] : []),
      '',
      say(language, 'rights.delegation.level', { level: say(language, `rights.access.page.${loan.level}`) }),
      say(language, 'rights.delegation.reason', { reason: loan.reason }),
      '',
      `${origins[0]}/sun/user/profile`,
    ].join('\n'),
  }
}
