import type { Labels } from '#kernel/shared/labels.ts'

export default {
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
