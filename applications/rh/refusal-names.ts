import { useCall } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { isOwnReason } from '#rh/candidate-applications/candidate-application.model.ts'
import { offerRulesCalls } from '#rh/offer-rules/offer-rules.calls.ts'

/** Reasons to refuse somebody that are proposed, and what each is called: the client's own by his word for it. */
export function useRefusalReasons() {
  const t = useT()
  const language = useLanguage()
  const { data: reasons = [] } = useCall(offerRulesCalls.getRefusalReasons, {}, { staysOnPage: true })
  const nameOf = (reason: string) => {
    if (!isOwnReason(reason)) return t(`rh.application.reason.${reason}`)
    const names = reasons.find(one => one.reason === reason)?.names
    return names?.[language] || names?.fr || t('rh.application.reason.other')
  }
  return { proposed: reasons.filter(({ isProposed }) => isProposed).map(({ reason }) => reason), nameOf }
}
