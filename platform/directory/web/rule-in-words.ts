import type { t as translate } from '#kernel/web/i18n.ts'
import type { Group } from '../group.model.ts'

/** `Société : Serres ou Station · Poste : Cariste`. What the reader may not know is said to be hidden. */
export const ruleInWords = (rule: Group['rule'], t: typeof translate) =>
  rule
    .map(({ name, labels }) =>
      t('directory.rule.is', {
        name,
        values: labels.map(label => label ?? t('directory.rule.hidden')).join(` ${t('directory.rule.or')} `),
      }),
    )
    .join(' · ')
