import type { Translate } from '#kernel/server/translate.ts'
import type { Language } from '#kernel/shared/names.ts'
import { countriesByName } from '#platform/identifiers/countries.model.ts'
import type { FormOptions } from '../application-form.model.ts'

type Option = { id: string; label: string }

/** As the database tells them: the client's own lists stand under their codes. */
export type ToldOptions = {
  positions: Option[]
  lists: { applicationSources?: Option[]; applicantTransports?: Option[] }
}

/** Types of contract that are offered to applicants (hr-and-workshop, section 3). */
export const contractsForApplicants = ['permanent', 'fixed_term', 'student_job'] as const

const usualSources = ['google', 'agency', 'other'] as const
const usualTransports = ['car', 'carpool', 'bike', 'bus'] as const

/** What an applicant chooses among, in his language; the client's own words stand as it wrote them. */
export const optionsOf = ({ positions, lists }: ToldOptions, language: Language, say: Translate): FormOptions => ({
  positions,
  contracts: contractsForApplicants.map(id => ({ id, label: say(language, `rh.form.contract.${id}`) })),
  sources: lists.applicationSources ?? usualSources.map(id => ({ id, label: say(language, `rh.form.source.${id}`) })),
  countries: countriesByName(language).map(({ iso2, name }) => ({ id: iso2, label: name })),
  transports:
    lists.applicantTransports ?? usualTransports.map(id => ({ id, label: say(language, `rh.form.transport.${id}`) })),
})
