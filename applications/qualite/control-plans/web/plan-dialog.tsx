import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type ControlPlan, kindsOfPlan } from '../control-plan.model.ts'
import { controlPlansCalls } from '../control-plans.calls.ts'
import { MeasuresFields } from './measures-fields.tsx'
import { RhythmFields } from './rhythm-fields.tsx'
import { sentOf, typedOf, WrittenPlan } from './written-plan.ts'

type Props = { plan: ControlPlan | null; onClose: () => void }

/** What is controlled, when, against what, and what is done when it does not conform. */
export function PlanDialog({ plan, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const {
    data: companies,
    error,
    refetch,
  } = useCall(controlPlansCalls.getCompaniesForControlPlans, {}, { staysOnPage: true, enabled: plan === null })
  const creation = useSend(controlPlansCalls.createControlPlan, { staysOnPage: true })
  const edition = useSend(controlPlansCalls.editControlPlan, { staysOnPage: true })
  const isReady = plan !== null || companies !== undefined
  const [first, ...others] = companies ?? []
  return (
    <Dialog title={plan?.label ?? t('qualite.controls.new')} onClose={onClose} width="md">
      {error && !isReady && <Failed error={error} onRetry={() => void refetch()} />}
      {!error && !isReady && <LinesSkeleton lines={8} />}
      {isReady && (
        <Form
          schema={WrittenPlan}
          values={typedOf(plan, first && others.length === 0 ? first.id : '')}
          submit={t(plan ? 'verb.save' : 'qualite.controls.create')}
          onSubmit={async written => {
            const { companyId, code, ...fields } = sentOf(written)
            await (plan
              ? edition.send({ ...fields, id: plan.id, version: plan.version })
              : creation.send({ ...fields, companyId, code }))
            alert.success(t('kernel.record.was-saved', { name: fields.label }))
            onClose()
          }}
          onCancel={onClose}
          draft={`qualite.controls.plan.${plan?.id ?? 'new'}`}
        >
          {!plan && (
            <Box sx={twoColumns}>
              <SelectField
                name="companyId"
                label={t('field.company')}
                choices={(companies ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              />
              <TextField name="code" label={t('field.code')} help={t('qualite.controls.code-help')} />
            </Box>
          )}
          <Box sx={twoColumns}>
            <TextField name="label" label={t('qualite.controls.label')} />
            <SelectField
              name="kind"
              label={t('field.kind')}
              help={t('qualite.controls.kind-help')}
              choices={kindsOfPlan.map(value => ({ value, label: t(`qualite.controls.kind.${value}`) }))}
            />
            <TextField name="place" label={t('qualite.controls.place')} />
            <NumberField
              name="graceMin"
              label={t('qualite.controls.grace')}
              help={t('qualite.controls.grace-help')}
              unit={t('qualite.controls.minutes')}
            />
          </Box>
          <RhythmFields />
          <MeasuresFields />
          <TextField name="instruction" label={t('qualite.controls.instruction')} multiline minRows={2} />
          <CorrectiveField />
        </Form>
      )}
    </Dialog>
  )
}

/** A critical point never goes without it. */
function CorrectiveField() {
  const t = useT()
  const kind: unknown = useWatch({ name: 'kind' })
  return (
    <TextField
      name="corrective"
      label={t('qualite.controls.corrective')}
      help={t(kind === 'ccp' ? 'qualite.controls.corrective-of-ccp' : 'qualite.controls.corrective-help')}
      multiline
      minRows={2}
    />
  )
}

const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }
