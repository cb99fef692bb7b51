import { listPageTestOf } from './list-tests.ts'
import { manifestOf } from './manifest.ts'
import { type Noun, wordsOf } from './noun.ts'

/** Pages of a list, by path from the project's root. */
export function listWebFiles(noun: Noun): Record<string, string> {
  const { folder } = wordsOf(noun)
  return {
    [`${folder}/${noun.many}.web.ts`]: manifestOf(noun),
    [`${folder}/web/${noun.many}-page.tsx`]: pageOf(noun),
    [`${folder}/web/${noun.one}-dialog.tsx`]: dialogOf(noun),
    [`${folder}/web/${noun.many}.test.tsx`]: listPageTestOf(noun),
  }
}

function pageOf(noun: Noun) {
  const { label, calls, element, table, One, Many } = wordsOf(noun)
  const isWhole = noun.kind === 'reference'
  const asked = isWhole
    ? `  const list = useListState({ module: '${label}', usualTab: 'active', usualSize: 25 })
  const whole = useCall(${calls}.get${Many}, {})
  const isShown = ({ archivedAt }: ${One}) => (archivedAt !== null) === (list.tab === 'archived')
  const answer = { ...whole, data: whole.data?.filter(isShown) }`
    : `  const list = useList(${calls}.getPaginated${Many}, { module: '${label}', usualTab: 'active' })
  const answer = usePages(${calls}.getPaginated${Many}, list.query)`
  const table_ = isWhole
    ? `      {...wholeTable({ list, answer, columns, textOf: ({ name }) => name })}`
    : `      list={list}
      answer={answer}
      columns={columns}`
  return `import { ${isWhole ? 'useCall' : 'usePages'}, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { RecordsPage } from '#kernel/web/kit/records-page.tsx'
${
  isWhole
    ? `import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'`
    : `import { useList } from '#kernel/web/kit/use-list.ts'`
}
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { ${element}, type ${One} } from '../${noun.one}.model.ts'
import { ${calls} } from '../${noun.many}.calls.ts'
import { ${One}Dialog } from './${noun.one}-dialog.tsx'

export function ${Many}Page() {
  const t = useT()
  const level = useLevel(${element})
${asked}
  const archiving = useSend(${calls}.archive${One}, { staysOnPage: true })
  const restoring = useSend(${calls}.restore${One}, { staysOnPage: true })
  const columns: Column<${One}>[] = [
    { key: 'name', label: t('field.name'), text: ({ name }) => name },
    { key: 'note', label: t('field.note'), text: ({ note }) => note, hiddenBelow: 'md' },
  ]
  return (
    <RecordsPage
      title={t('${label}.title')}
${table_}
      nameOf={({ name }) => name}
      searchBy={t('${label}.search')}
      exportName={t('${label}.file')}
      empty={{ title: t('${label}.none'), text: t('${label}.none-text') }}
      may={{ write: level >= 2, archive: level >= 3 }}
      form={(row, onClose) => <${One}Dialog key={row?.id} row={row} onClose={onClose} />}
      history={({ id, name }, onClose) => <HistoryDialog table="${table}" rowId={id} name={name} onClose={onClose} />}
      onArchive={({ id }) => archiving.send({ id })}
      onRestore={({ id }) => restoring.send({ id })}
    />
  )
}
`
}

function dialogOf(noun: Noun) {
  const { label, calls, One } = wordsOf(noun)
  return `import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type ${One}, ${One}Fields } from '../${noun.one}.model.ts'
import { ${calls} } from '../${noun.many}.calls.ts'

/** The form of one, or of a new one. */
export function ${One}Dialog({ row, onClose }: { row: ${One} | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(${calls}.create${One}, { staysOnPage: true })
  const edition = useSend(${calls}.edit${One}, { staysOnPage: true })
  const save = async (fields: ${One}Fields) => {
    if (row) await edition.send({ ...fields, id: row.id, version: row.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  return (
    <Dialog title={row ? row.name : t('${label}.new')} onClose={onClose}>
      <Form
        schema={${One}Fields}
        values={row ? { name: row.name, note: row.note } : { name: '', note: null }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={\`${label}.\${row?.id ?? 'new'}\`}
      >
        <TextField name="name" label={t('field.name')} autoFocus />
        <TextField name="note" label={t('field.note')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}
`
}
