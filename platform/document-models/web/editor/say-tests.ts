import type { useT } from '#kernel/web/i18n.ts'
import { operatorsAlone, type Tests } from '../../body.model.ts'
import { type Catalogue, nameOf } from './catalogue.ts'

/** A condition as one says it: `Si « Nationalité » est « France » et « Date de fin » est renseignée`. */
export function sayTests(t: ReturnType<typeof useT>, catalogue: Catalogue, { match, tests }: Tests): string {
  if (tests.length === 0) return t('document-models.condition-unknown')
  const said = tests.map(({ path, operator, value }) => {
    const name = nameOf(catalogue, path)?.label ?? path
    const verb = t(`document-models.operator.${operator}`)
    return operatorsAlone.includes(operator) ? `« ${name} » ${verb}` : `« ${name} » ${verb} « ${value} »`
  })
  return t('document-models.if', {
    tests: said.join(` ${t(match === 'all' ? 'document-models.and' : 'document-models.or')} `),
  })
}
