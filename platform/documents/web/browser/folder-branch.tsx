import ChevronRight from '~icons/ic/baseline-chevron-right'
import ExpandMore from '~icons/ic/baseline-expand-more'
import FolderOpenOutlined from '~icons/ic/outline-folder-open'
import FolderOutlined from '~icons/ic/outline-folder'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Folder } from '../../document.model.ts'
import { documentsBelow } from './line-of-folder.ts'

type Props = {
  parentId: string | null
  folders: readonly Folder[]
  openId: string
  /** Ids of the folders from the root down to the open one: they are unfolded. */
  line: readonly string[]
  onOpen: () => void
}

/** The folders in one folder, each with its own below it. */
export function FolderBranch({ parentId, folders, ...props }: Props) {
  const children = folders.filter(folder => folder.parentId === parentId)
  if (children.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', paddingInlineStart: parentId ? 2 : 0 }}>
      {children.map(folder => (
        <Branch key={folder.id} folder={folder} folders={folders} {...props} />
      ))}
    </Box>
  )
}

function Branch({ folder, folders, openId, line, onOpen }: Omit<Props, 'parentId'> & { folder: Folder }) {
  const t = useT()
  const [choice, setChoice] = useState<boolean | null>(null)
  const { id, name, parentId } = folder
  const isUnfolded = choice ?? (line.includes(id) || parentId === null)
  const hasChildren = folders.some(child => child.parentId === id)
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {hasChildren ? (
          <IconButton
            size="small"
            aria-expanded={isUnfolded}
            aria-label={t(isUnfolded ? 'documents.browser.fold' : 'documents.browser.unfold', { name })}
            onClick={() => setChoice(!isUnfolded)}
          >
            {isUnfolded ? <ExpandMore fontSize="small" /> : <ChevronRight fontSize="small" sx={mirrored} />}
          </IconButton>
        ) : (
          <Box sx={{ width: 30, flex: 'none' }} />
        )}
        <FolderLink
          folder={folder}
          documents={documentsBelow(folder, folders)}
          isOpen={id === openId}
          onOpen={onOpen}
        />
      </Box>
      {isUnfolded && <FolderBranch parentId={id} folders={folders} openId={openId} line={line} onOpen={onOpen} />}
    </li>
  )
}

type LinkProps = { folder: Folder; documents: number; isOpen: boolean; onOpen: () => void }

function FolderLink({ folder, documents, isOpen, onOpen }: LinkProps) {
  const t = useT()
  const { number } = useFormat()
  const Icon = isOpen ? FolderOpenOutlined : FolderOutlined
  return (
    <Box
      component={Link}
      to={`?folder=${folder.id}`}
      aria-current={isOpen ? 'page' : undefined}
      onClick={onOpen}
      sx={theme => ({
        flex: 1,
        minWidth: 0,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1,
        py: 0.75,
        borderRadius: '8px',
        color: folder.archived ? 'text.secondary' : 'text.primary',
        textDecoration: 'none',
        fontWeight: isOpen ? 640 : 400,
        backgroundColor: isOpen ? `color-mix(in srgb, ${theme.vars.palette.primary.main} 12%, transparent)` : undefined,
        '&:hover': { backgroundColor: isOpen ? undefined : theme.vars.palette.action.hover },
      })}
    >
      <Icon fontSize="small" aria-hidden sx={{ color: isOpen ? 'primary.main' : 'text.secondary' }} />
      <Box component="bdi" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {folder.name}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, fontVariantNumeric: 'tabular-nums' }}>
        {folder.archived ? t('documents.browser.archived') : number(documents)}
      </Box>
    </Box>
  )
}

const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } }
