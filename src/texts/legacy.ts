import { productName } from './head.ts'

export const legacyText = `Dein Browser wird von ${productName} nicht mehr unterstützt. Wir empfehlen dir einen aktuellen Chrome oder Firefox.`
export const legacyUnderstood = 'verstanden'
