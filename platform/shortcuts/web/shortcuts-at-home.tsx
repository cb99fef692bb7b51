import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { OwnShortcuts, useOwnShortcuts } from './own-shortcuts.tsx'

/** The same as under the button of the bar; nothing where one is laid nothing. */
export function ShortcutsAtHome() {
  const t = useT()
  const shortcuts = useOwnShortcuts()
  if (!shortcuts || shortcuts.length === 0) return null
  return (
    <SectionCard title={t('field.shortcuts')}>
      <OwnShortcuts onChosen={() => {}} />
    </SectionCard>
  )
}
