import { useCall } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { awaitedName, type FilterWords } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { countryName } from '#platform/identifiers/countries.model.ts'
import { positionsCalls } from '#rh/positions/positions.calls.ts'
import { workplacesCalls } from '#rh/workplaces/workplaces.calls.ts'
import { daysIn, type Moment } from '../comings-and-goings.model.ts'
import { noPlace } from '../employee.model.ts'
import type { Figures } from './figures-of-list.ts'
import { sexInWords } from './sex-in-words.ts'
import { useSitesOfStaff } from './use-sites-of-staff.ts'
import type { StaffList } from './use-staff-list.ts'

type Narrowing = StaffList['narrowing']

/** What the filters of the staff list say. */
export function useFilterWords(narrowing: Narrowing, companies: Figures['byCompany'] | undefined): FilterWords {
  const t = useT()
  const language = useLanguage()
  const { date } = useFormat()
  const { citizenship, family, situation, sex, missing, thisMonth, starting, ending, companyId } = narrowing
  const moved = (moment: Moment, text: string | undefined) => {
    const days = daysIn(text)
    return days && t(`rh.employees.moves-${moment}`, { from: date(days.from), to: date(days.to) })
  }
  return {
    ...useNamesOfPlaces(narrowing, companies),
    position: useNameOfPosition(narrowing),
    company: companies ? (companies.find(one => one.companyId === companyId)?.name ?? undefined) : awaitedName,
    citizenship: citizenship && countryName(citizenship, language),
    family: family && t(`rh.family.${family}`),
    situation: situation && t(`rh.employee.situation-${situation}`),
    sex: sex && t(sexInWords[sex]),
    missing:
      missing === 'any'
        ? t('rh.employees.lacks-any')
        : missing && t('rh.employees.lacks-piece', { piece: t(`rh.employee.missing-${missing}`) }),
    month: thisMonth && t(`rh.employees.month-${thisMonth}`),
    starting: moved('starting', starting),
    ending: moved('ending', ending),
  }
}

/** A place keeps its name once archived; sites that were offered are known already. */
function useNamesOfPlaces({ siteId = '', unitId = '' }: Narrowing, companies: Figures['byCompany'] = []) {
  const t = useT()
  const { sites } = useSitesOfStaff(companies, { within: undefined, isAsked: false })
  const units = sites.flatMap(site => site.units)
  const offered = (id: string) => [...sites, ...units].find(place => place.id === id)?.name
  const isAsked = (id: string) => id !== '' && id !== noPlace && offered(id) === undefined
  const site = useCall(workplacesCalls.getSiteById, { siteId }, { enabled: isAsked(siteId) })
  const unit = useCall(workplacesCalls.getUnitById, { unitId }, { enabled: isAsked(unitId) })
  const nameOf = (id: string, { data, isLoading }: typeof site | typeof unit) =>
    offered(id) ?? (isLoading ? awaitedName : data?.name)
  return {
    site: siteId === noPlace ? t('rh.employees.no-site') : nameOf(siteId, site),
    unit: unitId === noPlace ? t('rh.employees.no-unit') : nameOf(unitId, unit),
  }
}

function useNameOfPosition({ positionId }: Narrowing) {
  const { data, isLoading } = useCall(positionsCalls.getPositionsOfClient, {}, { enabled: positionId !== undefined })
  return isLoading ? awaitedName : data?.find(({ id }) => id === positionId)?.name
}
