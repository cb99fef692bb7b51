import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormContext } from 'react-hook-form'
import { languages } from '#kernel/shared/names.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { atFields } from '#kernel/web/api-error.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TwoColumns } from '#kernel/web/kit/two-columns.tsx'
import { applicationFormCalls } from '../application-form.calls.ts'
import { type ApplicationForm, formStates } from '../application-form.model.ts'
import { fieldsOfPreset, formSteps, presets } from '../form-field.model.ts'
import { FieldsOfStep } from './fields-of-step.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { type TypedForm, typedForm } from './typed-form.ts'

/** The form of applications as its client sets it up: saved as a next version, seen as a telephone shows it. */
export function FormOfApplicants({ form }: { form: ApplicationForm }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(applicationFormCalls.saveFormParameters, { staysOnPage: true })
  const save = async ({ languages: spoken, ...typed }: TypedForm) => {
    const parameters = { ...typed, languages: languages.filter(name => spoken[name]), version: form.version }
    await send({ parameters }).catch(failure => {
      throw atFields(failure, field => field.replace('parameters.', ''))
    })
    alert.success(t(`rh.form.was-saved.${typed.status}`))
  }
  return (
    <Form
      schema={typedForm}
      values={{
        status: form.status,
        preset: form.preset,
        languages: Object.fromEntries(languages.map(name => [name, form.languages.includes(name)])),
        fields: form.fields.map(({ key, stage, visibility, help }) => ({ key, stage, visibility, help })),
      }}
      submit={t('verb.save')}
      onSubmit={save}
      draft="rh.form"
      keepsActionsInSight
    >
      <Box component="fieldset" disabled={!form.can.edit} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <TwoColumns
          beside={
            <>
              <Publication />
              <PhonePreview />
            </>
          }
        >
          {formSteps.map(step => (
            <SectionCard key={step} title={t(`rh.form.step.${step}`)}>
              <FieldsOfStep step={step} told={form.fields} />
            </SectionCard>
          ))}
        </TwoColumns>
      </Box>
    </Form>
  )
}

/** Whether applicants are let in, in which languages, and the two ways to begin. */
function Publication() {
  const t = useT()
  const { setValue } = useFormContext<TypedForm>()
  const begin = (preset: (typeof presets)[number]) => {
    setValue('preset', preset, { shouldDirty: true })
    setValue(
      'fields',
      fieldsOfPreset(preset).map(field => ({ ...field, help: {} })),
      { shouldDirty: true },
    )
  }
  return (
    <SectionCard title={t('rh.form.publication')}>
      <SelectField
        name="status"
        label={t('field.state')}
        choices={formStates.map(value => ({ value, label: t(`rh.form.status.${value}`) }))}
        help={t('rh.form.status-help')}
      />
      <Typography variant="subtitle2" sx={{ mt: 2 }}>
        {t('rh.form.languages')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        {languages.map(name => (
          <CheckboxField key={name} name={`languages.${name}`} label={t(`rh.offer.language.${name}`)} />
        ))}
      </Box>
      <Typography variant="subtitle2" sx={{ mt: 2, mb: 1 }}>
        {t('rh.form.begin-with')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {presets.map(preset => (
          <Button key={preset} variant="outlined" color="inherit" onClick={() => begin(preset)}>
            {t(`rh.form.preset.${preset}`)}
          </Button>
        ))}
      </Box>
    </SectionCard>
  )
}
