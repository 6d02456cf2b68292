import { useParams } from '@tanstack/react-router'
import { ArticleEditor } from './ArticleEditor.tsx'

/** The page of the editor. */
export function EditorView() {
  const { id = '' } = useParams({ strict: false })
  return <ArticleEditor id={id} />
}
