import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { countriesByName, countryName } from '#platform/identifiers/countries.model.ts'
import type { Citizenship } from '../../citizenship.model.ts'
import { citizenshipsCalls } from '../../citizenships.calls.ts'
import { needsPermit, usualCitizenships } from '../../usual-citizenships.model.ts'

const Typed = z.object({
  country: z.string().length(2),
  label: z.string().trim().min(1).max(80),
  horsUE: z.boolean(),
  foreigner: z.boolean(),
})

type Props = {
  /** Countries of the list, which are not offered again. */
  there: ReadonlySet<string>
  citizenship?: Citizenship
  onClose: () => void
}

/** A citizenship as forms will word it. Choosing the country says the rest, to be corrected where it must. */
export function CitizenshipDialog({ there, citizenship, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const language = useLanguage()
  const sending = { staysOnPage: true }
  const creation = useSend(citizenshipsCalls.createCitizenship, sending)
  const edition = useSend(citizenshipsCalls.editCitizenship, sending)
  const offered = countriesByName(language).filter(({ iso2 }) => !there.has(iso2) || iso2 === citizenship?.country)
  const save = async ({ country, ...said }: z.output<typeof Typed>) => {
    if (citizenship) {
      const { id, active, version } = citizenship
      await edition.send({ ...said, id, active, version })
    } else await creation.send({ ...said, country })
    alert.success(t('configuration.citizenships.saved', { label: said.label }))
    onClose()
  }
  return (
    <Dialog
      title={
        citizenship
          ? t('configuration.citizenships.edit-title', { label: citizenship.label })
          : t('configuration.citizenships.add')
      }
      onClose={onClose}
    >
      <Form
        schema={Typed}
        values={citizenship ?? { country: '', label: '', horsUE: false, foreigner: true }}
        submit={t(citizenship ? 'verb.save' : 'configuration.citizenships.create')}
        onSubmit={save}
        onCancel={onClose}
      >
        <AutocompleteField
          name="country"
          label={t('field.country')}
          suggestions={offered.map(({ iso2, name }) => ({ value: iso2, label: name }))}
          disabled={citizenship !== undefined}
        />
        {!citizenship && <RestOfCountry />}
        <TextField name="label" label={t('field.citizenship')} />
        <CheckboxField name="horsUE" label={t('field.outsideEu')} help={t('configuration.citizenships.outside-help')} />
        <CheckboxField name="foreigner" label={t('configuration.citizenships.foreigner')} />
      </Form>
    </Dialog>
  )
}

/** Follows the country while it is chosen. */
function RestOfCountry() {
  const language = useLanguage()
  const { setValue } = useFormContext()
  const country: string = useWatch({ name: 'country' })
  useEffect(() => {
    if (!country) return
    const usual = usualCitizenships.find(known => known.country === country)
    setValue('label', usual?.label ?? countryName(country, language), { shouldDirty: true })
    setValue('horsUE', needsPermit(country))
    setValue('foreigner', country !== 'FR')
  }, [country, language, setValue])
  return null
}
