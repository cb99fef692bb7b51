import { useT } from '#kernel/web/i18n.ts'
import type { TabChoice } from '#kernel/web/kit/tabs.tsx'

/** The two parts of a register, and the people whom others send. */
export function useRegisterTabs(): TabChoice[] {
  const t = useT()
  return [
    { value: 'staff', label: t('rh.register.part.staff') },
    { value: 'trainee', label: t('rh.register.part.trainee') },
    { value: 'external', label: t('rh.external.title') },
  ]
}
