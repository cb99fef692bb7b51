import type { Scope } from './scope.ts'

/** Whether somebody would do more with a file in another company than he does where it lies. */
export function gainsByTransfer(scope: Scope, { from, to }: { from: string; to: string }): boolean {
  const [here, there] = [from, to].map(company => ({ ...scope.can(company), ...scope.canWithFields(company) }))
  return Object.entries(there ?? {}).some(([right, held]) => held && !here?.[right as keyof typeof here])
}
