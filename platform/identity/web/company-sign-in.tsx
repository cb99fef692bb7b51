import { PlainIcon } from '#kernel/web/kit/plain-icon.tsx'
import { useT } from '#kernel/web/i18n.ts'
import type { LoginAnswer } from '../identity.model.ts'
import { leaveForCompany } from './company-round-trip.ts'
import { Notice } from './notice.tsx'
import { useCompanyReturn } from './use-company-return.ts'
import { useSignInProviders } from './use-sign-in-providers.ts'

const building =
  'M12 7V3H2v18h20V7zM6 19H4v-2h2zm0-4H4v-2h2zm0-4H4V9h2zm0-4H4V5h2zm4 12H8v-2h2zm0-4H8v-2h2zm0-4H8V9h2zm0-4H8V5h2zm10 12h-8v-2h2v-2h-2v-2h2v-2h-2V9h8zm-2-8h-2v2h2zm0 4h-2v2h2z'

type Props = { onAnswer: (answer: LoginAnswer) => Promise<void> }

/** The doors of companies that have a sign-in of their own, and what became of who comes back from there. */
export function CompanySignIn({ onAnswer }: Props) {
  const t = useT()
  const providers = useSignInProviders()
  const { isEntering, refusal } = useCompanyReturn(onAnswer)
  if (isEntering) {
    return (
      <div role="status" className="company-sign-in-entering">
        <span className="spinner" aria-hidden />
        {t('identity.company.entering')}
      </div>
    )
  }
  return (
    <div className="company-sign-in">
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {providers.length > 0 && <div className="company-sign-in-or">{t('identity.company.or')}</div>}
      {providers.map(({ key, label }) => (
        <a
          key={key}
          href={`/api/authorization/${key}/start`}
          onClick={leaveForCompany}
          className="plain-button large wide outlined"
        >
          <PlainIcon path={building} size={20} />
          {t('identity.company.button', { company: label })}
        </a>
      ))}
    </div>
  )
}
