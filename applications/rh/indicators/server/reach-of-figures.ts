import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { contractsElement } from '#rh/contracts/contract.model.ts'
import { insideOf, salaries } from '#rh/employees/employees.server.ts'

const indicators = 'rh/gestion_du_personnel/indicateurs'

export type Reach = {
  today: string
  /** The companies whose people are counted. */
  inside: readonly string[]
  /** Among those, the companies whose people are named. */
  named: readonly string[]
  opensList(companyId: string | undefined): boolean
  /** The same of the list of contracts. */
  opensContracts(companyId: string | undefined): boolean
}

/**
 * A figure counts the people of the companies on which its reader has the indicators, whether or not he reads their
 * files: that is what the right gives. A name comes only with the right on the file too. A figure leads to the staff
 * list only where both rights reach the same companies among those asked, so that the list never holds one person more
 * or less than the figure.
 */
export async function reachOf({ rights, clock }: { rights: Rights; clock: Clock }): Promise<Reach> {
  const [ofFigures, ofFiles, ofContracts] = await Promise.all([
    rights.perimeter(indicators),
    rights.perimeter(salaries),
    rights.perimeter(contractsElement),
  ])
  const [inside, listed] = [insideOf(ofFigures), insideOf(ofFiles)]
  const opens = (theirs: readonly string[]) => (companyId: string | undefined) =>
    (companyId === undefined ? [...inside, ...theirs] : [companyId]).every(
      one => inside.includes(one) === theirs.includes(one),
    )
  return {
    today: clock.today().toString(),
    inside,
    named: inside.filter(companyId => listed.includes(companyId)),
    opensList: opens(listed),
    opensContracts: opens(insideOf(ofContracts)),
  }
}
