import ExpandMore from '~icons/ic/baseline-expand-more'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Collapse from '@mui/material/Collapse'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import type { Folder } from '../../document.model.ts'
import { FolderBranch } from './folder-branch.tsx'
import { lineOf } from './line-of-folder.ts'

type Props = { folders: readonly Folder[]; openId: string }

/** The folders, each with what lies in it; on a small screen behind the name of the one that is open. */
export function FolderTree({ folders, openId }: Props) {
  const t = useT()
  const isWide = useMediaQuery<Theme>(theme => theme.breakpoints.up('md'))
  const [isUnfolded, setIsUnfolded] = useState(false)
  const line = lineOf(folders, openId)
  const tree = (
    <Box component="nav" aria-label={t('documents.browser.folders')} sx={{ p: 1 }}>
      <FolderBranch
        parentId={null}
        folders={folders}
        openId={openId}
        line={line.map(({ id }) => id)}
        onOpen={() => setIsUnfolded(false)}
      />
    </Box>
  )
  if (isWide) return <Card sx={{ position: 'sticky', insetBlockStart: 80 }}>{tree}</Card>
  return (
    <Card>
      <Button
        fullWidth
        color="inherit"
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
        endIcon={<ExpandMore sx={{ rotate: isUnfolded ? '180deg' : '0deg' }} />}
        sx={{ justifyContent: 'space-between', px: 2, py: 1.25 }}
      >
        <Box component="bdi" sx={{ minWidth: 0, textAlign: 'start' }}>
          {line.map(({ name }) => name).join(' / ')}
        </Box>
      </Button>
      <Collapse in={isUnfolded} unmountOnExit>
        {tree}
      </Collapse>
    </Card>
  )
}
