import AccountTree from '~icons/ic/outline-account-tree'
import CheckBox from '~icons/ic/outline-check-box'
import CheckBoxBlank from '~icons/ic/baseline-check-box-outline-blank'
import Draw from '~icons/ic/outline-draw'
import Repeat from '~icons/ic/baseline-repeat'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { NodeViewContent, type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { usePicture } from '#kernel/web/kit/use-picture.ts'
import type { Tests } from '../../body.model.ts'
import { nameOf, useCatalogue } from './catalogue.ts'
import { ConditionDialog } from './condition-dialog.tsx'
import { drawnNodes } from './grammar.ts'
import { type DrawnImage, ImageDialog } from './image-dialog.tsx'
import { LoopDialog } from './loop-dialog.tsx'
import { SignatureDialog } from './signature-dialog.tsx'
import { sayTests } from './say-tests.ts'
import { VariableDialog } from './variable-dialog.tsx'

/** A variable as a chip with its name; one that the type does not have stands out. */
function VariableChip({ node, selected, editor, updateAttributes }: NodeViewProps) {
  const t = useT()
  const catalogue = useCatalogue()
  const [isOpen, setOpen] = useState(false)
  const path = String(node.attrs.path)
  const known = nameOf(catalogue, path)
  const label = known?.label ?? path
  return (
    <NodeViewWrapper as="span">
      <ButtonBase
        component="span"
        data-chip={known ? 'known' : 'unknown'}
        data-selected={selected || undefined}
        aria-label={t('document-models.variable-named', { name: known?.of ? `${label}, ${known.of}` : label })}
        disabled={!editor.isEditable}
        onClick={() => setOpen(true)}
      >
        {path.startsWith('computed.') && <i>ƒ </i>}
        {label}
      </ButtonBase>
      {isOpen && (
        <VariableDialog
          variable={{ format: node.attrs.format, ifEmpty: String(node.attrs.ifEmpty) }}
          type={known?.type ?? 'text'}
          name={label}
          onSave={updateAttributes}
          onClose={() => setOpen(false)}
        />
      )}
    </NodeViewWrapper>
  )
}

function CheckboxView({ node, editor, updateAttributes }: NodeViewProps) {
  const t = useT()
  const checked = Boolean(node.attrs.checked)
  return (
    <NodeViewWrapper as="span">
      <ButtonBase
        component="span"
        role="checkbox"
        aria-checked={checked}
        aria-label={t('document-models.block.checkbox')}
        disabled={!editor.isEditable}
        onClick={() => updateAttributes({ checked: !checked })}
      >
        {checked ? <CheckBox fontSize="inherit" /> : <CheckBoxBlank fontSize="inherit" />}
      </ButtonBase>
    </NodeViewWrapper>
  )
}

/** Blocks shown under a condition: its sentence stands on the frame. */
function ConditionFrame({ node, editor, updateAttributes }: NodeViewProps) {
  const t = useT()
  const catalogue = useCatalogue()
  const [isOpen, setOpen] = useState(false)
  const tests = { match: node.attrs.match, tests: node.attrs.tests } as Tests
  return (
    <NodeViewWrapper data-frame="condition">
      <Sign icon={<AccountTree fontSize="inherit" />} isEditable={editor.isEditable} onOpen={() => setOpen(true)}>
        {sayTests(t, catalogue, tests)}
      </Sign>
      <NodeViewContent />
      {isOpen && <ConditionDialog tests={tests} onSave={updateAttributes} onClose={() => setOpen(false)} />}
    </NodeViewWrapper>
  )
}

/** Blocks that stand once for each record of an object. */
function LoopFrame({ node, editor, updateAttributes }: NodeViewProps) {
  const t = useT()
  const { objects } = useCatalogue()
  const [isOpen, setOpen] = useState(false)
  const object = String(node.attrs.object)
  const label = objects.find(known => known.object === object)?.label ?? object
  return (
    <NodeViewWrapper data-frame="loop">
      <Sign icon={<Repeat fontSize="inherit" />} isEditable={editor.isEditable} onOpen={() => setOpen(true)}>
        {label ? t('document-models.for-each', { name: label }) : t('document-models.for-each-unknown')}
      </Sign>
      <NodeViewContent />
      {isOpen && (
        <LoopDialog
          loop={{ object, sortBy: node.attrs.sortBy }}
          onSave={updateAttributes}
          onClose={() => setOpen(false)}
        />
      )}
    </NodeViewWrapper>
  )
}

function SignatureBox({ node, editor, updateAttributes }: NodeViewProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { capacity, kind, label } = node.attrs as { capacity: string; kind: string; label: string }
  return (
    <NodeViewWrapper data-frame="signature">
      <ButtonBase
        disabled={!editor.isEditable}
        onClick={() => setOpen(true)}
        sx={{ width: 1, p: 1.5, justifyContent: 'space-between', textAlign: 'start' }}
      >
        <span>
          <Typography variant="body2" component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {label || t(`document-models.capacity.${capacity}`)}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t(`document-models.sign.${kind}`)}
          </Typography>
        </span>
        <Draw />
      </ButtonBase>
      {isOpen && (
        <SignatureDialog
          signature={{ capacity, kind, label }}
          onSave={updateAttributes}
          onClose={() => setOpen(false)}
        />
      )}
    </NodeViewWrapper>
  )
}

function ImageBox({ node, editor, updateAttributes }: NodeViewProps) {
  const t = useT()
  const { modelId } = useCatalogue()
  const [isOpen, setOpen] = useState(false)
  const image = node.attrs as DrawnImage
  const source = usePicture(`documentGenerator/images/${modelId}/${image.fileId}`)
  return (
    <NodeViewWrapper data-frame="image">
      <ButtonBase
        disabled={!editor.isEditable}
        aria-label={t('document-models.image-named', { name: image.alt })}
        onClick={() => setOpen(true)}
        sx={{ width: `${image.width}%`, minHeight: 24 }}
      >
        {source && <img src={source} alt={image.alt} style={{ width: '100%' }} />}
      </ButtonBase>
      {isOpen && (
        <ImageDialog modelId={modelId} image={image} onSave={updateAttributes} onClose={() => setOpen(false)} />
      )}
    </NodeViewWrapper>
  )
}

type SignProps = { icon: React.ReactNode; isEditable: boolean; onOpen: () => void; children: React.ReactNode }

const Sign = ({ icon, isEditable, onOpen, children }: SignProps) => (
  <Box contentEditable={false} data-sign>
    <ButtonBase disabled={!isEditable} onClick={onOpen} sx={{ gap: 0.75, px: 1, py: 0.25, borderRadius: 1 }}>
      {icon}
      <span>{children}</span>
    </ButtonBase>
  </Box>
)

/** The nodes of the grammar that are drawn by React. */
export const drawn = [
  drawnNodes.Variable.extend({ addNodeView: () => ReactNodeViewRenderer(VariableChip, { as: 'span' }) }),
  drawnNodes.Checkbox.extend({ addNodeView: () => ReactNodeViewRenderer(CheckboxView, { as: 'span' }) }),
  drawnNodes.Condition.extend({ addNodeView: () => ReactNodeViewRenderer(ConditionFrame) }),
  drawnNodes.Loop.extend({ addNodeView: () => ReactNodeViewRenderer(LoopFrame) }),
  drawnNodes.Signature.extend({ addNodeView: () => ReactNodeViewRenderer(SignatureBox) }),
  drawnNodes.Image.extend({ addNodeView: () => ReactNodeViewRenderer(ImageBox) }),
]
