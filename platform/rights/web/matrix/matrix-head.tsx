import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import type { MatrixColumn } from './matrix-column.ts'

/** Names of the columns, which stay in sight. */
export function MatrixHead({ columns }: { columns: readonly MatrixColumn[] }) {
  const t = useT()
  return (
    <div role="row" aria-rowindex={1} className="matrix-head">
      <div role="columnheader" aria-colindex={1} className="matrix-corner">
        {t('field.elements')}
      </div>
      {columns.map((column, place) => (
        <div key={column.key} role="columnheader" aria-colindex={place + 2}>
          <ColumnName
            column={column}
            isAlone={columns.every(({ scopeId }) => scopeId === column.scopeId)}
            isInOneCompany={new Set(columns.flatMap(({ companyName }) => companyName ?? [])).size < 2}
          />
        </div>
      ))}
    </div>
  )
}

type NameProps = { column: MatrixColumn; isAlone: boolean; isInOneCompany: boolean }

/** A person alone needs no name over each of his three sides. */
function ColumnName({ column, isAlone, isInOneCompany }: NameProps) {
  const t = useT()
  const { scope, part, name, companyName } = column
  if (scope === 'user' && isAlone) return <span>{t(`rights.part.${part}`)}</span>
  if (scope === 'user')
    return (
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }} title={name}>
        <Avatar name={name} size={22} />
        {name}
      </span>
    )
  return (
    <>
      <span title={name}>{name}</span>
      {companyName && !isInOneCompany && (
        <span className="matrix-caption" title={companyName}>
          {companyName}
        </span>
      )}
    </>
  )
}
