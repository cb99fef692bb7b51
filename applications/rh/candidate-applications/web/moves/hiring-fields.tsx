import { useCall } from '#kernel/web/api.ts'
import { z } from 'zod'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { candidateApplicationsCalls } from '../../candidate-applications.calls.ts'

/** Where and when somebody is hired, as it is typed; a place is its ids, with slashes between them. */
export const typedHiring = {
  hiringDate: z.string().min(1, 'kernel.field.required'),
  hiringPlace: z.string().min(1, 'kernel.field.required'),
  hiringPosition: z.string().min(1, 'kernel.field.required'),
}

export const placeKey = (...ids: (string | null | undefined)[]) => ids.filter(Boolean).join('/')

type Typed = { hiringDate: string; hiringPlace: string; hiringPosition: string }

/** The same as the calls say it. */
export function hiringOf({ hiringDate, hiringPlace, hiringPosition }: Typed) {
  const [hiringSite = '', hiringUnit = null, hiringSubunit = null] = hiringPlace.split('/')
  return { hiringDate, hiringSite, hiringUnit, hiringSubunit, hiringPosition }
}

/** Day, place and position of a hiring. */
export function HiringFields({ companyId }: { companyId: string }) {
  const t = useT()
  const { data, isFetching } = useCall(
    candidateApplicationsCalls.getHiringChoices,
    { companyId },
    { staysOnPage: true },
  )
  const { positions = [], places = [] } = data ?? {}
  return (
    <>
      <DateField name="hiringDate" label={t('rh.field.hiringDate')} min={businessToday().toString()} />
      <AutocompleteField
        name="hiringPlace"
        label={t('rh.field.place')}
        isLoading={isFetching}
        suggestions={places.map(({ siteId, unitId, subunitId, name }) => ({
          value: placeKey(siteId, unitId, subunitId),
          label: name,
        }))}
      />
      <AutocompleteField
        name="hiringPosition"
        label={t('rh.field.position')}
        isLoading={isFetching}
        suggestions={positions.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  )
}
