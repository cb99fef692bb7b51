import { useT } from '#kernel/web/i18n.ts'
import { OutcomeSheet } from '#kernel/web/kit/outcome-sheet.tsx'

/** Where a signer comes back to; he may have no account here. */
export function ThankYouPage() {
  const t = useT()
  return <OutcomeSheet title={t('shell.thank-you')} text={t('shell.thank-you.text')} />
}
