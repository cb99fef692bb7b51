import { wrongField } from '#kernel/server/errors.ts'

/** Two who hire at once on the same days: the database refuses the second, here in words. @throws Refusal 400 */
export const withoutOverlap = <Result>(write: () => Promise<Result>): Promise<Result> =>
  write().catch((error: { constraint?: string }) => {
    if (error.constraint !== 'employment_contract_overlap') throw error
    throw wrongField('contract.hiringDate', 'contract_overlap', 'rh.contract.overlap')
  })
