import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'kernel.line.adapter': 'Adaptateur {{maker}}',
  'kernel.line.alike':
    'Des adaptateurs du même modèle ne se distinguent que par leur ordre : vérifiez le choix après avoir débranché l’un d’eux.',
  'kernel.line.another': 'Autoriser une autre ligne',
  'kernel.line.free': 'Libre',
  'kernel.line.kept-here': 'Le choix est gardé sur cet appareil.',
  'kernel.line.none': 'Aucune ligne autorisée ici',
  'kernel.line.none-text': 'Branchez le câble, puis autorisez sa ligne : le navigateur montre celles qu’il voit.',
  'kernel.line.not-given': 'Aucune ligne n’a été autorisée. Vérifiez que le câble est branché, puis recommencez.',
  'kernel.line.own': 'Ligne de l’appareil',
  'kernel.line.serves.printer': 'Sert à l’imprimante d’étiquettes',
  'kernel.line.serves.scale': 'Sert à la balance',
  'kernel.line.there': 'Lignes de cet appareil',
  'kernel.line.unreadable': 'Ce navigateur n’ouvre pas de ligne série',
  'kernel.line.unreadable-text':
    'Ouvrez Sillon dans Chrome ou Edge sur un ordinateur, à une adresse qui commence par https.',
  'kernel.line.which.printer': 'Sur quelle ligne est l’imprimante ?',
  'kernel.line.which.scale': 'Sur quelle ligne est la balance ?',
  'kernel.scan.busy': 'L’appareil photo est occupé',
  'kernel.scan.busy-text':
    'Un autre programme s’en sert, ou il ne répond pas. Fermez l’autre programme, puis réessayez.',
  'kernel.scan.hold': 'Tenez l’étiquette dans le cadre : le code est lu tout seul.',
  'kernel.scan.insecure': 'L’appareil photo ne s’ouvre pas à cette adresse',
  'kernel.scan.insecure-text':
    'Le navigateur ne le montre qu’à une adresse qui commence par https. Tapez le code, ou ouvrez Sillon à son adresse sûre.',
  'kernel.scan.missing': 'Pas d’appareil photo ici',
  'kernel.scan.missing-text':
    'Cet appareil n’en a pas, ou le navigateur n’en voit aucun. Tapez le code, ou scannez-le avec un lecteur.',
  'kernel.scan.picture': 'Image de l’appareil photo',
  'kernel.scan.refused': 'L’appareil photo est refusé à Sillon',
  'kernel.scan.refused-text':
    'Ouvrez les autorisations du site, à gauche de l’adresse, autorisez l’appareil photo, puis réessayez.',
  'kernel.scan.unreadable': 'La lecture des codes n’a pas démarré',
  'kernel.scan.unreadable-text':
    'Vérifiez le réseau, puis réessayez. En attendant, tapez le code ou scannez-le avec un lecteur.',
} satisfies Labels
