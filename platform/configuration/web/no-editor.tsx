import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import type { HeldComponent } from '#platform/delegation/delegation.model.ts'

type Props = { component: HeldComponent; application: string }

/** What will be set up here, and with what it comes: nothing pretends to be there already. */
export function NoEditor({ component, application }: Props) {
  const t = useT()
  return (
    <Empty
      title={t(`configuration.plan.${component.kind}`)}
      text={`${t('configuration.plan-with', { application })} ${t(`configuration.plan-scope.${component.scope}`)}`}
    />
  )
}
