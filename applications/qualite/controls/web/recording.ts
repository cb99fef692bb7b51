import { z } from 'zod'
import type { SentTo } from '#kernel/shared/call.ts'
import { t } from '#kernel/web/i18n.ts'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { type ControlDue, fates, isAsFineAs, isWithin, type Verdict, verdicts } from '../control.model.ts'
import type { controlsCalls } from '../controls.calls.ts'

type Typed = { verdict?: Verdict | '' | null | undefined; values: readonly unknown[] }

/** What is found so far: a value outside its limits does not conform, whatever is chosen beside it. */
export function verdictFound({ measures }: Pick<ControlDue, 'measures'>, { verdict, values }: Typed) {
  if (verdict === 'not_applicable') return verdict
  const isOutside = measures.some((measure, index) => {
    const value = values[index]
    return typeof value === 'number' && !isWithin(measure, value)
  })
  return isOutside ? 'not_conform' : verdict || null
}

/** What is typed at a control, judged as the server will. */
export const recordingOf = (due: Pick<ControlDue, 'measures' | 'kind'>) =>
  z
    .strictObject({
      verdict: z.enum(verdicts).nullish(),
      values: z.array(z.union([z.number(), z.string()]).nullable()),
      correction: textOrNone,
      fate: z.enum(fates).nullish(),
      remark: textOrNone,
    })
    .check(({ value, issues }) => {
      const refuse = (message: string, ...path: (string | number)[]) =>
        issues.push({ code: 'custom', input: value, path, message })
      const found = verdictFound(due, value)
      if (found === null) refuse('qualite.controls.choose-verdict', 'verdict')
      if (found === 'not_applicable' && value.remark === null) refuse('kernel.form.required', 'remark')
      if (found === 'not_applicable') return
      for (const [index, measure] of due.measures.entries()) {
        const read = value.values[index] ?? ''
        if (read === '') refuse('kernel.form.required', 'values', index)
        else if (typeof read === 'string') refuse('kernel.form.number', 'values', index)
        else if (!isAsFineAs(measure, read))
          refuse(t('qualite.controls.decimals-most', { count: measure.decimals }), 'values', index)
      }
      if (found === 'not_conform' && value.correction === null) refuse('kernel.form.required', 'correction')
      if (found === 'not_conform' && due.kind === 'ccp' && !value.fate) refuse('kernel.form.required', 'fate')
    })

type Recording = z.output<ReturnType<typeof recordingOf>>

/** What is sent of it: what was typed for another verdict stays behind. */
export function sentOf(due: ControlDue, typed: Recording): SentTo<typeof controlsCalls.recordControl> {
  const found = verdictFound(due, typed)
  const isNotConform = found === 'not_conform'
  return {
    id: due.id,
    values: found === 'not_applicable' ? [] : typed.values.map(Number),
    isNotApplicable: found === 'not_applicable',
    isNotConform,
    correction: isNotConform ? typed.correction : null,
    fate: (isNotConform && typed.fate) || null,
    remark: typed.remark,
  }
}
