import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { ControlMeasure, type ControlPlan, planCode, planFields } from '../control-plan.model.ts'

/** An emptied field of a line says nothing. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((typed: z.input<Schema>) => ((typed as unknown) === '' ? null : typed), schema)
const { low, high, unit } = ControlMeasure.shape
const hour = planFields.times.unwrap().element

export const rhythms = ['hours', 'lots'] as const

/** A plan as it is typed: its hours one by one, and of two rhythms the one that is chosen. */
export const WrittenPlan = z
  .strictObject({
    ...planFields,
    companyId: idOf('platform.company'),
    code: planCode,
    rhythm: z.enum(rhythms),
    times: z.array(z.strictObject({ at: z.string() })),
    measures: z
      .array(ControlMeasure.safeExtend({ low: orNone(low), high: orNone(high), unit: orNone(unit) }))
      .default([]),
  })
  .check(({ value, issues }) => {
    const refuse = (message: string, ...path: (string | number)[]) =>
      issues.push({ code: 'custom', input: value, path, message })
    const { kind, corrective, rhythm, weekdays, times, lotKinds } = value
    if (kind === 'ccp' && corrective === null) refuse('kernel.form.required', 'corrective')
    if (rhythm === 'lots' && lotKinds.length === 0) refuse('kernel.form.required', 'lotKinds')
    if (rhythm === 'lots') return
    if (weekdays.length === 0) refuse('kernel.form.required', 'weekdays')
    for (const [index, { at }] of times.entries()) {
      const isTwice = times.findIndex(other => other.at === at) < index
      if (at === '') refuse('kernel.form.required', 'times', index, 'at')
      else if (isTwice) refuse('qualite.controls.twice', 'times', index, 'at')
      else if (!hour.safeParse(at).success) refuse('qualite.controls.time-form', 'times', index, 'at')
    }
  })

export const blankMeasure = { name: '', unit: '', low: null, high: null, decimals: 0 }

/** A plan as its form holds it; a new one is of the days on which a workshop works. */
export const typedOf = (plan: ControlPlan | null, companyId: string) => ({
  companyId: plan?.companyId ?? companyId,
  code: plan?.code ?? '',
  label: plan?.label ?? '',
  kind: plan?.kind ?? '',
  place: plan?.place ?? '',
  rhythm: plan && plan.lotKinds.length > 0 ? 'lots' : 'hours',
  weekdays: plan?.weekdays ?? [1, 2, 3, 4, 5, 6],
  times: plan && plan.times.length > 0 ? plan.times.map(at => ({ at })) : [{ at: '' }],
  lotKinds: plan?.lotKinds ?? [],
  graceMin: plan?.graceMin ?? 30,
  instruction: plan?.instruction ?? '',
  corrective: plan?.corrective ?? '',
  measures: plan?.measures ?? [blankMeasure],
})

/** What is sent of it: the rhythm that was not chosen is empty. */
export const sentOf = ({ rhythm, weekdays, times, lotKinds, ...fields }: z.output<typeof WrittenPlan>) => ({
  ...fields,
  ...(rhythm === 'hours'
    ? { weekdays, times: times.map(({ at }) => at), lotKinds: [] }
    : { weekdays: [], times: [], lotKinds }),
})
