import { useFormContext, useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { sitesOfStaff } from '#rh/employees/sites-of-staff.model.ts'
import type { Offered } from './use-offered-sites.ts'

type Props = {
  offered: Offered
  /** Whose sites are offered; all of them for somebody of no company yet, who takes that of his site. */
  companyId: string | null
}

/** Site, then the units of it, then the subunits of that: what lies below another choice is put away. */
export function PlaceFields({ offered, companyId }: Props) {
  const t = useT()
  const { setValue } = useFormContext()
  const [site, unit] = useWatch({ name: ['site', 'unit'] }) as [string, string]
  const { sites, choices } = sitesOfStaff(offered.sites, offered.companies, companyId ?? undefined)
  const units = sites.find(({ id }) => id === site)?.units ?? []
  const subunits = units.find(({ id }) => id === unit)?.subunits ?? []
  const help = companyId === null ? t('rh.history.site-gives-company') : ''
  return (
    <>
      <SelectField
        name="site"
        label={t('rh.field.site')}
        choices={choices}
        help={choices.length === 0 ? t('rh.history.no-site') : help}
        onChosen={() => {
          setValue('unit', '')
          setValue('subunit', '')
        }}
      />
      {units.length > 0 && (
        <SelectField
          name="unit"
          label={t('rh.field.unit')}
          choices={named(units)}
          onChosen={() => setValue('subunit', '')}
        />
      )}
      {subunits.length > 0 && <SelectField name="subunit" label={t('rh.field.subunit')} choices={named(subunits)} />}
    </>
  )
}

const named = (places: readonly { id: string; name: string }[]) =>
  places.map(({ id, name }) => ({ value: id, label: name }))
