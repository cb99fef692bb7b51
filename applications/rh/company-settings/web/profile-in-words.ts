import type { t as translate } from '#kernel/web/i18n.ts'
import type { CompanySettings } from '../company-settings.model.ts'

/** The rules on working time that a company follows, by their name. */
export const profileInWords = (profile: CompanySettings['workingTimeProfile'], t: typeof translate) =>
  t(`rh.company-settings.profile.${profile.replace('_', '-')}`)
