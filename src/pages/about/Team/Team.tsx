import { styled } from 'styled-components';
import { Badge } from '#components/Badge/Badge.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import type { PictureName } from '#lib/pictures.ts';
import { media, theme } from '#theme/theme.ts';

const Members = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space[10]} ${theme.space[6]};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  }
`;

const Member = styled.li`
  display: grid;
  gap: ${theme.space[2]};
  align-content: start;
  justify-items: center;
  text-align: center;
`;

const Portrait = styled(Picture)`
  width: min(14rem, 100%);
  /* Centers it also where the file is wider: the column sizes the picture by it. */
  margin: 0 auto ${theme.space[3]};
  border-radius: 50%;
  aspect-ratio: 1;
  object-fit: cover;
`;

/** In place of a portrait. */
const Initial = styled.span`
  display: grid;
  place-items: center;
  width: min(14rem, 100%);
  margin-block-end: ${theme.space[3]};
  border: 1px solid ${theme.color.line};
  border-radius: 50%;
  background: ${theme.color.surface};
  color: ${theme.color.leafDeep};
  font-family: ${theme.font.heading};
  font-size: 5rem;
  aspect-ratio: 1;
`;

const Role = styled.p`
  color: ${theme.color.leafDeep};
  font-size: ${theme.size.small};
  font-weight: 650;
`;

const About = styled.p`
  max-width: 21.33em;
  color: ${theme.color.inkSoft};
`;

export type TeamMember = {
  name: string;
  role: string;
  about: string;
  /** Without a picture, the first letter of the name is shown. */
  picture: PictureName | undefined;
  /** Sample content that the owner has not replaced yet: marked on the page (ruling 1). */
  sample: boolean;
};

export type TeamProps = { members: readonly TeamMember[] };

/** The team (I3). There are portraits of the first three. */
export function Team({ members }: TeamProps) {
  return (
    <Members>
      {members.map(({ name, role, about, picture, sample }, index) => (
        <Member key={index}>
          {picture ? (
            <Portrait name={picture} alt="" sizes="14rem" />
          ) : (
            <Initial aria-hidden="true">{name.charAt(0)}</Initial>
          )}
          <h3>{name}</h3>
          <Role>{role}</Role>
          <About>{about}</About>
          {sample && <Badge tone="honey">Sample</Badge>}
        </Member>
      ))}
    </Members>
  );
}
