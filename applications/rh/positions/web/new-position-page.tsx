import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { PositionForm } from './position-form.tsx'

export function NewPositionPage() {
  const t = useT()
  return (
    <Page title={t('rh.position.new')} context={t('rh.position.new-context')}>
      <PositionForm position={null} />
    </Page>
  )
}
