import { useSearchParams } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { OutcomeActions } from './outcome/outcome-actions.tsx'
import { spokenAddress } from './outcome/outcome-address.ts'
import { OutcomeSheet } from '#kernel/web/kit/outcome-sheet.tsx'

/** Where unknown addresses lead; the address asked for is kept, to be read again or told. */
export function NotFoundPage() {
  const t = useT()
  const [query] = useSearchParams()
  const address = query.get('address')
  return (
    <OutcomeSheet
      title={t('shell.not-found')}
      text={t('shell.not-found.text')}
      details={address && t('shell.outcome.address', { address: spokenAddress(address) })}
      actions={<OutcomeActions />}
    />
  )
}
