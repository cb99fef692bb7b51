import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import type { DocumentObject, DocumentVariable } from '../document-type.model.ts'
import { writtenInModels } from './written-in-models.ts'

type Props = {
  object: DocumentObject
  variables: readonly DocumentVariable[]
  onEdit: (variable: DocumentVariable) => void
  onDelete: (variable: DocumentVariable) => void
}

/** What models may write of an object, with what it looks like. */
export function VariableTable({ object, variables, onEdit, onDelete }: Props) {
  const t = useT()
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={t('documents.variables')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('documents.variables')}</TableCell>
            <TableCell sx={onWide}>{t('documents.variable.in-models')}</TableCell>
            <TableCell sx={onWide}>{t('field.kind')}</TableCell>
            <TableCell>{t('documents.variable.sample')}</TableCell>
            <TableCell>
              <Box component="span" sx={visuallyHidden}>
                {t('kernel.table.actions')}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {variables.map(variable => (
            <TableRow key={variable.id} hover>
              <TableCell sx={{ fontWeight: 600 }}>
                {variable.label} {variable.required && <Chip label={t('documents.variable.required')} tone="warning" />}
              </TableCell>
              <TableCell sx={{ ...onWide, color: 'text.secondary' }}>
                <bdi>{writtenInModels(object, variable)}</bdi>
              </TableCell>
              <TableCell sx={onWide}>
                {t(`documents.variable.type.${variable.type}`)}
                {variable.format &&
                  variable.format !== 'plain' &&
                  ` · ${t(`documents.variable.format.${variable.format}`)}`}
              </TableCell>
              <TableCell sx={{ color: 'text.secondary' }}>
                <bdi>{variable.sample ?? '—'}</bdi>
              </TableCell>
              <TableCell align="right" sx={{ width: 52 }}>
                <RowMenu
                  label={t('kernel.table.actions-of', { name: variable.label })}
                  actions={[
                    { label: t('verb.editNamed', { name: variable.label }), onSelect: () => onEdit(variable) },
                    { label: t('documents.variable.delete'), isDestructive: true, onSelect: () => onDelete(variable) },
                  ]}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const onWide = { display: { xs: 'none', md: 'table-cell' } }
