import type { Ground } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { z } from 'zod'
import type { PayrollVariables, TestedPayroll } from '../payroll-software.model.ts'
import { inWords, SilaeError } from './silae/silae-error.ts'
import { keepOutcome, type PayrollDesk, silaeOf } from './silae/silae-of-company.ts'

type Asking = PayrollDesk & Pick<Ground, 'say'> & { language: Language }

/** Whether the software lets the company in, and the month that its dossier stands at; the answer is kept. */
export async function testConnection(asking: Asking, companyId: string): Promise<TestedPayroll> {
  try {
    const { silae, dossier } = await silaeOf(asking, companyId)
    const period = await keepOutcome(asking, companyId, silae.period)
    return { ok: true, dossier, period, message: asking.say(asking.language, 'rh.payroll.answers') }
  } catch (failure) {
    return { ok: false, dossier: null, period: null, message: reasonOf(asking, failure) }
  }
}

/** What may be entered in the company's dossier; where it says nothing, why. */
export async function variablesOf(asking: Asking, companyId: string): Promise<z.output<typeof PayrollVariables>> {
  try {
    const { silae } = await silaeOf(asking, companyId)
    return { variables: await silae.variables(), message: null }
  } catch (failure) {
    return { variables: [], message: reasonOf(asking, failure) }
  }
}

function reasonOf({ say, language }: Asking, failure: unknown) {
  const refusal = failure instanceof SilaeError ? inWords(failure) : failure
  if (!(refusal instanceof Refusal)) throw failure
  return say(language, refusal.label, refusal.values)
}
