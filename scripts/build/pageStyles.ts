import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'
import toSelectors, { type Selector } from 'postcss-selector-parser'
import type { Plugin } from 'vite'
import type { Sheets, StyleRule } from '../../server/render/pageStyles.ts'

/**
 * Writes the rules of all stylesheets as a list (`.vite/styles.json`), from which the server writes into each page the
 * rules that its first view needs.
 */
export const pageStyles: Plugin = {
  name: 'page-styles',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const sheets: Sheets = {}
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          sheets[file.fileName] = toRules(String(file.source))
      }
      this.emitFile({ type: 'asset', fileName: '.vite/styles.json', source: JSON.stringify(sheets) })
    },
  },
}

/** The rules of one stylesheet. @throws Error at CSS that no parser reads. */
export const toRules = (css: string): StyleRule[] => toStyleRules(postcss.parse(css).nodes)

const toStyleRules = (nodes: readonly ChildNode[]): StyleRule[] =>
  nodes.flatMap((node): StyleRule[] => {
    if (node.type === 'rule') return [toStyleRule(node)]
    return node.type === 'atrule' ? [toAtRule(node)] : []
  })

function toStyleRule(rule: Rule): StyleRule {
  const classes = toClasses(rule.selector)
  const properties: [string, string][] = []
  rule.each((node) => {
    if (node.type !== 'decl' || !node.prop.startsWith('--')) return
    properties.push([node.prop, `${node.value || ' '}${node.important ? '!important' : ''}`])
    node.remove()
  })
  return properties.length > 0 ? { css: rule.toString(), classes, properties } : { css: rule.toString(), classes }
}

function toAtRule(node: AtRule): StyleRule {
  const css = node.toString()
  if (node.name === 'keyframes' && node.parent?.type === 'root') return { css, keyframes: node.params }
  if (node.name === 'font-face') return { css, isFile: css.includes('url(') }
  const isCondition = node.nodes?.some(({ type }) => type === 'rule' || type === 'atrule')
  return isCondition ? { at: `@${node.name} ${node.params}`, rules: toStyleRules(node.nodes ?? []) } : { css }
}

/** The classes that a page must have for each of the selectors to match anything. */
function toClasses(selector: string): string[][] {
  const required = (one: Selector) => one.nodes.flatMap((node) => (node.type === 'class' ? [node.value] : []))
  return toSelectors().astSync(selector).nodes.map(required)
}
