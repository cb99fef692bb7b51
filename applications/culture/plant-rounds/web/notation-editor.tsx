import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { decimalsOf, measures, type NotationSettings, unitOf } from '../measure.model.ts'
import { samplesCalls } from '../samples.calls.ts'

const bound = z.number().min(0).max(9_999)
const settingsForm = z.strictObject({
  plantsARound: z.int().min(1).max(50),
  measures: z.array(z.strictObject({ isTaken: z.boolean(), least: bound, most: bound })),
})

const usualBounds = { least: 0, most: 60 }

/** What a client measures on plants, between which bounds, and on how many of them. */
export function NotationEditor() {
  const { data, error, refetch } = useCall(samplesCalls.getNotationSettings, {})
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={8} />
  return <SettingsForm key={data.version} settings={data} />
}

function SettingsForm({ settings }: { settings: NotationSettings }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(samplesCalls.saveNotationSettings, { staysOnPage: true })
  const ruleOf = new Map(settings.measures.map(rule => [rule.measure, rule]))
  return (
    <Form
      schema={settingsForm}
      values={{
        plantsARound: settings.plantsARound,
        measures: measures.map(measure => {
          const { least, most } = ruleOf.get(measure) ?? usualBounds
          return { isTaken: ruleOf.has(measure), least, most }
        }),
      }}
      submit={t('verb.save')}
      onSubmit={async ({ plantsARound, measures: typed }) => {
        await send({
          plantsARound,
          version: settings.version,
          measures: measures.flatMap((measure, place) => {
            const { isTaken, ...bounds } = typed[place] ?? { isTaken: false, ...usualBounds }
            return isTaken ? [{ measure, ...bounds }] : []
          }),
        })
        alert.success(t('culture.rounds.settings-saved'))
      }}
    >
      <NumberField name="plantsARound" label={t('culture.rounds.plants-a-round')} />
      <MeasuresFields />
    </Form>
  )
}

function MeasuresFields() {
  const t = useT()
  const typed = (useWatch({ name: 'measures' }) ?? []) as { isTaken?: boolean }[]
  return measures.map((measure, place) => {
    const name = t(`culture.rounds.measure.${measure}`)
    const bounds = { decimals: decimalsOf(measure), unit: unitOf[measure], disabled: !typed[place]?.isTaken }
    return (
      <Box key={measure} role="group" aria-label={name} sx={row}>
        <Typography>{name}</Typography>
        <CheckboxField name={`measures.${place}.isTaken`} label={t('culture.rounds.taken')} />
        <NumberField name={`measures.${place}.least`} label={t('culture.rounds.least')} {...bounds} />
        <NumberField name={`measures.${place}.most`} label={t('culture.rounds.most')} {...bounds} />
      </Box>
    )
  })
}

const row = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1.4fr) minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr)' },
} as const
