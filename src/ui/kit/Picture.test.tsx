import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aspectRatios } from '#contract/image.ts'
import { anImage, aStill } from '../../../test/builders/catalogue.ts'
import { Picture } from './Picture.tsx'
import { Poster, Still } from './Poster.tsx'
import { type PictureOf, toShape } from './pictureShape.ts'

const film = 'Paprika'

it.each<[PictureOf, number]>([
  ['Cinema', 1.5],
  ['Article', 1.5],
  ['Video', 1.5],
  ['ForumPost', 1],
  ['Movie', 0.698],
  ['Series', 0.698],
  ['Person', 0.698],
])('a picture of a %s is %f times as wide as high', (of, ratio) => {
  expect(aspectRatios[toShape(of)]).toBe(ratio)
})

it('offers all widths, the doubled ones among them, and lets the browser choose by its place', () => {
  render(<Poster image={anImage()} title={film} sizes="174px" eager />)
  const image = screen.getByAltText('Plakat: Paprika')
  expect(image.getAttribute('srcset')).toMatch(/\/148\/\S+ 148w, \S+\/348\/\S+ 348w, \S+\/698\/\S+ 698w/)
  expect(image).toHaveAttribute('sizes', '174px')
  expect(image).toHaveAttribute('fetchpriority', 'high')
})

it('says nothing where the title stands beside it', () => {
  const { container } = render(<Poster image={anImage()} title={film} sizes="174px" decorative />)
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
})

it('shows the title in the same shape without a picture, and after an error', () => {
  const { container, rerender } = render(<Poster image={null} title={film} sizes="174px" />)
  expect(container.querySelector('[data-shape="poster"]')).toHaveTextContent('Paprika')
  rerender(<Poster image={anImage()} title={film} sizes="174px" />)
  expect(screen.queryByText('Paprika')).not.toBeInTheDocument()
  fireEvent.error(screen.getByAltText('Plakat: Paprika'))
  expect(container.querySelector('[data-shape="poster"][data-missing="failed"]')).toHaveTextContent('Paprika')
})

it('keeps the place of a still that did not come', () => {
  const { container } = render(<Still image={aStill()} sizes="100vw" />)
  fireEvent.error(container.querySelector('img') as Element)
  expect(container.querySelector('[data-shape="still"]')).toBeEmptyDOMElement()
})

it('takes the shape of what it is of', () => {
  const { container } = render(<Picture of="ForumPost" image={anImage()} alt="" sizes="100px" />)
  expect(container.querySelector('img')).toHaveAttribute('data-shape', 'post')
})
