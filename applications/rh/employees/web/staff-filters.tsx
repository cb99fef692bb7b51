import { useCall } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { countriesByName } from '#platform/identifiers/countries.model.ts'
import { families } from '#rh/contract-terms/contract-family.model.ts'
import { positionsCalls } from '#rh/positions/positions.calls.ts'
import { missingPieces, sexes } from '../employee.model.ts'
import type { Figures } from './figures-of-list.ts'
import { sexInWords } from './sex-in-words.ts'
import { useSitesOfStaff } from './use-sites-of-staff.ts'

type Props = { list: ListState; companies: Figures['byCompany'] }

/** By company and place, by position and contract, by nationality, by what the file lacks. */
export function StaffFilters({ list, companies }: Props) {
  const t = useT()
  const language = useLanguage()
  const { site, company } = list.filters
  const { sites, choices } = useSitesOfStaff(companies, { within: company })
  const units = sites.find(({ id }) => id === site)?.units ?? []
  const positions = useCall(positionsCalls.getPositionsOfClient, {}).data ?? []
  return (
    <>
      {companies.length > 1 && (
        <ChoiceFilter
          list={leading(list, 'site', 'unit')}
          label={t('field.company')}
          choices={companies.flatMap(({ companyId, name }) =>
            companyId && name ? [{ value: companyId, label: name }] : [],
          )}
          name="company"
        />
      )}
      {choices.length > 0 && (
        <ChoiceFilter list={leading(list, 'unit')} label={t('rh.field.site')} choices={choices} name="site" />
      )}
      {units.length > 0 && <ChoiceFilter list={list} label={t('rh.field.unit')} choices={named(units)} name="unit" />}
      <ChoiceFilter list={list} label={t('rh.field.position')} choices={named(positions)} name="position" />
      <ChoiceFilter
        list={list}
        label={t('rh.field.contract')}
        choices={families.map(id => ({ value: id, label: t(`rh.family.${id}`) }))}
        name="family"
      />
      <ChoiceFilter
        list={list}
        label={t('field.citizenship')}
        choices={countriesByName(language).map(({ iso2, name }) => ({ value: iso2, label: name }))}
        name="citizenship"
      />
      <ChoiceFilter
        list={list}
        label={t('rh.field.sex')}
        choices={sexes.map(value => ({ value, label: t(sexInWords[value]) }))}
        name="sex"
      />
      <ChoiceFilter
        list={list}
        label={t('rh.employees.lacks')}
        choices={[
          { value: 'any', label: t('rh.employees.lacks-any') },
          ...missingPieces.map(id => ({ value: id, label: t(`rh.employee.missing-${id}`) })),
        ]}
        name="missing"
      />
      <ChoiceFilter
        list={list}
        label={t('rh.field.thisMonth')}
        choices={[
          { value: 'starting', label: t('rh.employees.month-starting') },
          { value: 'ending', label: t('rh.employees.month-ending') },
        ]}
        name="month"
      />
    </>
  )
}

/** What was chosen below holds no longer once another is chosen above it. */
const leading = (list: ListState, ...below: string[]): ListState => ({
  ...list,
  setFilter: (name, value) => {
    for (const one of below) list.setFilter(one, null)
    list.setFilter(name, value)
  },
})

const named = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }))
