import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identity.shared-device.new': 'Nouveau poste',
  'identity.shared-device.what':
    'Une tablette ou un écran partagé entre avec sa clé, sans mot de passe. Donnez ses droits à son compte, dans Utilisateurs ; les personnes y tapent leur code.',
  'identity.shared-device.none': 'Aucun poste partagé',
  'identity.shared-device.none-text': 'Créez-en un par tablette, puis enrôlez chaque tablette depuis elle-même.',
  'identity.shared-device.since': 'enrôlé : {{when}}',
  'identity.shared-device.unheld': 'aucun appareil enrôlé',
  'identity.shared-device.entered': 'dernière entrée : {{when}}',
  'identity.shared-device.here': 'cet appareil',
  'identity.shared-device.enrol': 'Enrôler cet appareil',
  'identity.shared-device.enrol-title': 'Enrôler cet appareil comme {{name}} ?',
  'identity.shared-device.enrol-text':
    'La clé reste sur cet appareil. Celui qui l’avait avant est déconnecté et n’entre plus.',
  'identity.shared-device.enrolled': 'Cet appareil est {{name}} : déconnectez-vous, il entre d’une touche.',
  'identity.shared-device.revoke': 'Révoquer',
  'identity.shared-device.revoke-title': 'Révoquer {{name}} ?',
  'identity.shared-device.revoke-text': 'Sa session se ferme aussitôt, et l’appareil n’entre plus.',
  'identity.shared-device.name-help': 'Comme on l’appelle à l’atelier : Poste ligne 7.',
} satisfies Labels
