import type { t as translate } from '#kernel/web/i18n.ts'

export const titleChoices = (t: typeof translate) => [
  { value: 'mrs', label: t('rh.employee.mrs') },
  { value: 'mr', label: t('rh.employee.mr') },
]
