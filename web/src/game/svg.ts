const elements = new Set(
  "svg g path circle ellipse rect line polyline polygon text tspan title desc defs clipPath marker linearGradient radialGradient stop".split(
    " ",
  ),
);
const attributes =
  /^(class|id|d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|dx|dy|width|height|points|transform|viewBox|preserveAspectRatio|fill(-.*)?|stroke(-.*)?|opacity|font-.*|text-anchor|dominant-baseline|letter-spacing|clip-(path|rule)|marker-.*|offset|stop-.*|gradient(Units|Transform)|clipPathUnits|marker(Width|Height|Units)|ref[XY]|orient|role|aria-label|data-zone|xmlns)$/;

/**
 * clean keeps of a picture what draws and drops what could act or fetch: it is set into the page, and its author may be
 * anyone. Empty when it is no picture.
 */
export function clean(svg: string): string {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  if (root.nodeName !== "svg" || root.querySelector("parsererror")) return "";
  for (const element of [root, ...root.querySelectorAll("*")]) {
    if (!elements.has(element.nodeName)) {
      element.remove();
      continue;
    }
    for (const { name, value } of [...element.attributes]) {
      if (!attributes.test(name) || /url\(\s*['"]?(?!#)/i.test(value)) element.removeAttribute(name);
    }
  }
  return new XMLSerializer().serializeToString(root);
}
