import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { t as translate } from '#kernel/web/i18n.ts'
import type { useFormat } from '#kernel/web/use-format.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import type { Document } from '../../document.model.ts'
import { ExpiryChip } from './expiry-chip.tsx'
import { FileIcon } from './file-icon.tsx'

type Format = ReturnType<typeof useFormat>

/** `tellsFolder`: what was searched lies in several. */
export const documentColumns = (
  t: typeof translate,
  format: Format,
  { tellsFolder }: { tellsFolder: boolean },
): Column<Document>[] => [
  {
    key: 'name',
    label: t('field.document'),
    text: ({ name }) => name,
    cell: document => <Named document={document} tellsFolder={tellsFolder} />,
  },
  {
    key: 'tags',
    label: t('field.tags'),
    text: ({ tags }) => tags.join(', '),
    cell: ({ tags }) => (tags.length === 0 ? '—' : <Tags tags={tags} />),
    hiddenBelow: 'lg',
    onPhone: 'hidden',
  },
  {
    key: 'expiresOn',
    label: t('field.validUntil'),
    text: ({ expiresOn }) => format.date(expiresOn),
    cell: document => <ExpiryChip document={document} />,
    width: 190,
  },
  {
    key: 'filedAt',
    label: t('documents.browser.filed'),
    text: ({ filedAt, author }) => [format.moment(filedAt), author].filter(Boolean).join(', '),
    cell: document => <Filed document={document} />,
    width: 190,
    hiddenBelow: 'md',
  },
]

function Named({
  document: { name, mime, folder, number },
  tellsFolder,
}: {
  document: Document
  tellsFolder: boolean
}) {
  const details = [tellsFolder ? folder : null, number > 1 ? `v${number}` : null].filter(Boolean)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <FileIcon mime={mime} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        {details.length > 0 && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            <bdi>{details.join(' · ')}</bdi>
          </Typography>
        )}
      </Box>
    </Box>
  )
}

const Filed = ({ document: { filedAt, author } }: { document: Document }) => (
  <>
    <Moment instant={filedAt} />
    {author && (
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        <bdi>{author}</bdi>
      </Typography>
    )}
  </>
)

export const Tags = ({ tags }: { tags: readonly string[] }) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    {tags.map(tag => (
      <Chip key={tag} label={tag} />
    ))}
  </Box>
)
