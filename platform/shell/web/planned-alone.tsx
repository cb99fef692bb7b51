import { useT } from '#kernel/web/i18n.ts'
import { OutcomeActions } from './outcome/outcome-actions.tsx'
import { OutcomeSheet } from '#kernel/web/kit/outcome-sheet.tsx'

/** The plan of a page that stands without the shell around it. */
export function PlannedAlone({ name, plan }: { name: string; plan: string | undefined }) {
  const t = useT()
  return <OutcomeSheet title={name} text={plan} details={t('shell.planned.context')} actions={<OutcomeActions />} />
}
